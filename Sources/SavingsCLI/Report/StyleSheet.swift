/// How the page looks: on screens of any width, light and dark, in the
/// colours that somebody forces, and on paper.
let styleSheet: Markup = """
  :root{--bg:#ffffff;--panel:#f5f6f8;--ink:#1b1f24;--soft:#545d66;
   --line:#6f7881;--rule:#d3d8dd;--track:#e3e7eb;--blue:#1c64ad;--green:#2b733f;
   --orange:#a44a00;--red:#b4232a;--grey:#626b74}
  @media screen and (prefers-color-scheme:dark){
   :root{--bg:#121518;--panel:#1b1f24;--ink:#e9ebee;--soft:#b0b8c0;
    --line:#8b949d;--rule:#3a4149;--track:#2b3138;--blue:#74b3f5;
    --green:#74cb8c;--orange:#f0a45d;--red:#ff8f8a;--grey:#a2abb3}
  }
  *{box-sizing:border-box}
  html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
  body{margin:0 auto;padding:1.25rem 1rem 3rem;max-width:70rem;
   background:var(--bg);color:var(--ink);
   font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",
    sans-serif;overflow-wrap:anywhere}
  h1,h2,h3,p,ul,figure,table{margin:0}
  .eye{color:var(--soft);font-size:.875rem}
  h1{font-weight:400;line-height:1.15;margin:.5rem 0 .5rem}
  .lead{display:block;font-size:1.125rem}
  .big{display:block;font-size:clamp(2.25rem,9vw,3.5rem);font-weight:700;
   letter-spacing:-.02em;font-variant-numeric:tabular-nums}
  h2{font-size:1.375rem;line-height:1.25;margin:0 0 .5rem}
  h3{font-size:1.0625rem;line-height:1.3}
  section{margin:0 0 3rem}
  section>p{max-width:44rem;margin:0 0 1rem}
  .sub{font-variant-numeric:tabular-nums}
  .answer .note{margin:.375rem 0 1.5rem}
  .note,figcaption,footer{color:var(--soft);font-size:.875rem}
  a{color:var(--blue)}
  a:focus-visible,summary:focus-visible,.scroll:focus-visible{
   outline:3px solid var(--blue);outline-offset:2px}
  .skip{position:absolute;left:-200vw}
  .skip:focus{position:static;display:inline-block;padding:.5rem 0}
  nav{margin:0 0 2.5rem;padding:.25rem 0;border-top:1px solid var(--rule);
   border-bottom:1px solid var(--rule)}
  nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;padding:0}
  nav a{display:inline-block;padding:.375rem 0}
  .scroll{overflow-x:auto}
  table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;
   font-size:.9375rem}
  caption{text-align:left;font-weight:600;padding:.25rem 0}
  th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;
   border-bottom:1px solid var(--rule);font-weight:400}
  tbody th{overflow-wrap:anywhere;min-width:7.5rem}
  details tbody th{min-width:0}
  time{white-space:nowrap}
  .plan tbody th{font-weight:600}
  thead th{color:var(--soft);font-size:.8125rem;
   border-bottom:1px solid var(--line)}
  .n{text-align:right;white-space:nowrap;padding-right:0;padding-left:.75rem}
  tfoot th,tfoot td{font-weight:700;border-bottom:0;
   border-top:2px solid var(--line)}
  .st{display:block;font-size:.8125rem;font-weight:400;color:var(--soft)}
  .c-blue{color:var(--blue)}
  .c-green{color:var(--green)}
  .c-orange{color:var(--orange)}
  .c-red{color:var(--red)}
  .c-grey{color:var(--grey)}
  .cards{display:grid;
   grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr));gap:1rem}
  article{background:var(--panel);padding:1rem;border-radius:.5rem;min-width:0}
  article>p{margin:.5rem 0 .75rem;font-size:.9375rem;
   font-variant-numeric:tabular-nums}
  .gh{display:flex;gap:.875rem;align-items:center}
  .gh>div{min-width:0}
  .ring{flex:none;width:4.25rem;height:4.25rem}
  .ring circle{fill:none;stroke-width:9}
  .ring .tr{stroke:var(--track)}
  svg{display:block;overflow:visible;max-width:100%}
  svg text{
   font:12px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
   fill:var(--ink);font-variant-numeric:tabular-nums}
  .plot text,.axis text{paint-order:stroke;stroke:var(--bg);stroke-width:4px;
   stroke-linejoin:round}
  article .plot text{stroke:var(--panel)}
  svg.ring text{font-size:19px;font-weight:700}
  svg.ring .w4{font-size:16px}
  svg.ring .w6{font-size:12px}
  svg .ar{fill:var(--red);font-size:14px}
  svg .tk{fill:var(--soft)}
  svg .k{fill:var(--ink)}
  svg .v{font-weight:700;font-size:13px}
  .gr{stroke:var(--rule)}
  .ax{stroke:var(--line)}
  .tg{stroke:var(--ink);stroke-dasharray:1 4;stroke-linecap:round;
   stroke-width:1.5}
  .dl{stroke:var(--ink);stroke-width:1.5}
  .td{stroke:var(--ink)}
  .late{stroke:var(--red);stroke-width:2;stroke-dasharray:2 3}
  path{vector-effect:non-scaling-stroke;fill:none;stroke-width:2.25}
  .s-blue,.o-blue,.f-blue{stroke:var(--blue)}
  .s-green,.o-green,.f-green{stroke:var(--green)}
  .s-orange,.o-orange,.f-orange{stroke:var(--orange)}
  .s-red,.o-red,.f-red{stroke:var(--red)}
  .s-grey,.o-grey,.f-grey{stroke:var(--grey)}
  .a-blue,.d-blue,.b-blue{fill:var(--blue)}
  .a-green,.d-green,.b-green{fill:var(--green)}
  .a-orange,.d-orange,.b-orange{fill:var(--orange)}
  .a-red,.d-red,.b-red{fill:var(--red)}
  .a-grey,.d-grey,.b-grey{fill:var(--grey)}
  [class^=a-]{fill-opacity:.14}
  [class^=o-]{fill:var(--panel);stroke-width:2}
  .pj{stroke-dasharray:5 4;stroke-width:1.75}
  .su{stroke:var(--grey);stroke-dasharray:2 3}
  .ah{fill:var(--grey);fill-opacity:.1}
  .trk{fill:var(--track)}
  .bf{fill:none;stroke:var(--line);stroke-dasharray:2 2}
  .bu{fill:none;stroke:var(--grey);stroke-width:1.5;stroke-dasharray:2 2}
  .pl{fill:none;stroke:var(--line);stroke-width:1.5}
  .plu{stroke-dasharray:2 3}
  .key{display:inline-block;vertical-align:-1px}
  .rows{list-style:none;padding:0}
  .rows li{padding:.375rem 0}
  .lab{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:baseline;
   font-variant-numeric:tabular-nums;line-height:1.35;margin:0 0 .125rem}
  .lab b{font-weight:600}
  .pc{font-weight:600}
  .more{color:var(--soft);font-size:.875rem}
  figure{margin:1rem 0 0}
  article figure{margin:.5rem 0 0}
  summary{cursor:pointer;color:var(--soft);font-size:.875rem;padding:.375rem 0;
   width:max-content}
  .unk{border-left:4px solid var(--orange);padding:.25rem 0 .25rem .75rem;
   margin:0 0 1.25rem}
  .unk.note{margin:.5rem 0}
  .txt{padding-left:1.25rem;max-width:44rem}
  .txt li{margin:.25rem 0}
  code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;
   font-size:.9375em}
  .wid{display:none}
  @media (max-width:24rem){
   .plan,details table{font-size:.875rem}
   .plan .n,details .n{padding-left:.5rem}
  }
  @media (min-width:48rem){
   body{padding:2rem 2rem 4rem}
   .wid{display:inline}
   .nar{display:none}
   .big{font-size:clamp(2.25rem,4.6vw,3.5rem)}
   .answer{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);
    gap:0 3rem;align-items:start}
   .answer .scroll{grid-column:2;grid-row:1/span 6}
  }
  @media screen and (forced-colors:active){
   :root{--bg:Canvas;--panel:Canvas;--ink:CanvasText;--soft:CanvasText;
    --line:CanvasText;--rule:GrayText;--track:Canvas;--blue:Highlight;
    --green:Highlight;--orange:Highlight;--red:Highlight;--grey:GrayText}
   .trk{stroke:CanvasText}
   svg{forced-color-adjust:none}
  }
  @media print{
   :root{--panel:#ffffff}
   @page{size:A4;margin:14mm}
   body{max-width:none;padding:0;font-size:10pt}
   nav,.skip,details{display:none}
   article{border:1px solid var(--rule);break-inside:avoid}
   figure,li,tr,svg,p,table{break-inside:avoid}
   h2,h3{break-after:avoid}
   section{margin-bottom:1.5rem}
   section>p{break-after:avoid}
   .big{font-size:26pt;white-space:nowrap}
   article .wid{display:none}
   article .nar{display:inline}
   .cards{grid-template-columns:1fr 1fr}
   .scroll{overflow:visible}
   *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
  }

  """

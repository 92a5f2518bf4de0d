#!/usr/bin/env python3
"""One loopback server that plays every service `cst` may ask, and every fault.

    python3 services.py [--port N]         prints the port, then serves
    from services import Fake              with Fake() as fake: fake.environment()

Services (one path each, so that a base URL is all that a client has to change):

    /ecb          EXR/D.USD+JPY.EUR.SP00.A?...&format=csvdata        CSV as the ECB's data portal answers
    /coingecko    simple/price, coins/ID/market_chart/range, search
    /frankfurter  rate/BASE/QUOTE?date=
    /bitcoin      address/A, address/A/txs/chain[/TXID], blocks/tip/height   (Esplora)
    /litecoin     the same
    /ethereum     JSON-RPC (eth_*)         /polygon  the same with another chain id
    /solana       JSON-RPC (getBalance)    /xrp      JSON-RPC (account_info)
    /own          price?..., balance/A, keyed/A      for services of the user's own

Faults: `fake.fault(service, kind, times=None, **details)`; `times=None` lasts until `fake.heal()`.
`FAULTS` lists the kinds. The same through HTTP: POST /__fault, /__heal, /__reset; GET /__log.

Prices are a fixed function of code and day, written as text, so that an oracle can know them to the last digit:
`ecb_rate(code, day)`, `coin_price(coin, currency, day)`, `spot_price(coin, currency)`. Standard library only. Binds to 127.0.0.1 alone.
"""
import argparse
import datetime as dt
import hashlib
import http.server
import json
import socket
import socketserver
import struct
import threading
import time
from urllib.parse import parse_qs, unquote, urlsplit

UTC = dt.timezone.utc

# ---------------------------------------------------------------- fixed data

ECB_CODES = {  # code: (value per euro, digits behind the point), as published
    'USD': ('1.0823', 4), 'JPY': ('162.35', 2), 'GBP': ('0.84173', 5), 'CHF': ('0.9634', 4), 'CZK': ('25.025', 3),
    'DKK': ('7.4575', 4), 'HUF': ('395.10', 2), 'PLN': ('4.3090', 4), 'RON': ('4.9773', 4), 'SEK': ('11.3595', 4),
    'ISK': ('148.90', 2), 'NOK': ('11.3965', 4), 'TRY': ('35.1868', 4), 'AUD': ('1.6079', 4), 'BRL': ('5.8915', 4),
    'CAD': ('1.4670', 4), 'CNY': ('7.7748', 4), 'HKD': ('8.3594', 4), 'IDR': ('17487.21', 2), 'ILS': ('4.0200', 4),
    'INR': ('89.2495', 4), 'KRW': ('1474.86', 2), 'MXN': ('19.5654', 4), 'MYR': ('5.0501', 4), 'NZD': ('1.7601', 4),
    'PHP': ('62.560', 3), 'SGD': ('1.4513', 4), 'THB': ('39.319', 3), 'ZAR': ('19.4970', 4)}
ECB_FIXED = {('USD', '2026-03-10'): '1.0823', ('JPY', '2026-03-10'): '162.35'}
HOLIDAYS = {'2026-01-01', '2025-12-25', '2025-12-26', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2025-01-01'}

COINS = {  # id: (symbol, name, rank, price in euro)
    'bitcoin': ('btc', 'Bitcoin', 1, '83412.0712345678'),
    'ethereum': ('eth', 'Ethereum', 2, '2051.448815'),
    'litecoin': ('ltc', 'Litecoin', 21, '88.12'),
    'solana': ('sol', 'Solana', 6, '121.904'),
    'ripple': ('xrp', 'XRP', 4, '2.0117'),
    'tether': ('usdt', 'Tether', 3, '0.9236410044'),
    'usd-coin': ('usdc', 'USDC', 7, '0.9239'),
    'shiba-inu': ('shib', 'Shiba Inu', 25, '1.1804e-05'),
    'bitdao': ('bit', 'BitDAO', 101, '0.4412'),
    'biconomy-exchange-token': ('bit', 'Biconomy Exchange Token', 812, '0.0000021'),
    'bit-control': ('ctl', 'Bit \x1b[31mred\u202e', None, '0.5'),
    'onlyone': ('sole', 'The Only One', 400, '3.25'),
    'dead-coin': ('dead', 'Dead Coin', None, None)}
VS = {'eur': '1', 'usd': '1.0823', 'gbp': '0.84', 'jpy': '162', 'chf': '0.96', 'btc': None}  # what CoinGecko prices in

FRANKFURTER = {'AED': '0.25160', 'RSD': '0.00853', 'ARS': '0.00087', 'USD': '0.92396', 'UAH': '0.02214'}  # in euro


def _wobble(key, spread):
    """A whole number from -spread to spread, always the same for a key."""
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:4], 'big') % (2 * spread + 1) - spread


def ecb_publishes(day):
    return day.weekday() < 5 and day.isoformat() not in HOLIDAYS


def ecb_rate(code, day):
    """The text that the ECB publishes for a working day, or None."""
    if code not in ECB_CODES or not ecb_publishes(day):
        return None
    if (code, day.isoformat()) in ECB_FIXED:
        return ECB_FIXED[code, day.isoformat()]
    text, digits = ECB_CODES[code]
    units = int(text.replace('.', ''))
    units += units * _wobble(code + day.isoformat(), 150) // 10000  # up to 1.5 %
    return f'{units // 10 ** digits}.{units % 10 ** digits:0{digits}d}'


def _scaled(text, permille):
    """text x permille / 1000 as exact decimal text; an exponent stays one."""
    if text is None:
        return None
    mantissa, _, exponent = text.partition('e')
    whole, _, part = mantissa.partition('.')
    digits = len(part) + 3
    units = int(whole + part) * permille
    out = f'{units // 10 ** digits}.{units % 10 ** digits:0{digits}d}'.rstrip('0').rstrip('.')
    return out + ('e' + exponent if exponent else '')


def coin_price(coin, currency, day):
    """The last price of a UTC day, as the JSON number's text."""
    if coin not in COINS or currency not in VS or VS[currency] is None:
        return None
    base = COINS[coin][3]
    if base is None:
        return None
    if currency != 'eur':
        base = _scaled(base, {'usd': 1082, 'gbp': 840, 'jpy': 162350, 'chf': 963}[currency])
    if day.isoformat() == '2026-03-10':
        return base
    return _scaled(base, 1000 + _wobble(coin + day.isoformat(), 60))


def spot_price(coin, currency):
    """The price of now; the same all day."""
    return coin_price(coin, currency, dt.date(2026, 3, 10))


# ------------------------------------------------------------------- chains

class Chain:
    """A toy chain of one kind: confirmed movements by address, and a tip."""

    def __init__(self, chain_id=None):
        self.tip = 890123
        self.chain_id = chain_id
        self.moves = []      # dicts: txid, height, time, parts {address: units}; fee not in parts
        self.pending = {}    # address: units
        self.native = {}     # address: units, for balance-only families
        self.tokens = {}     # (contract, address): units
        self.decimals = {}   # contract: decimals

    def move(self, parts, height=None, when=None, txid=None):
        """A confirmed transaction that changes addresses by `parts`."""
        height = self.tip if height is None else height
        when = int(time.time()) if when is None else when
        txid = txid or hashlib.sha256(f'{len(self.moves)}{sorted(parts.items())}{height}'.encode()).hexdigest()
        self.moves.append({'txid': txid, 'height': height, 'time': when, 'parts': dict(parts)})
        self.tip = max(self.tip, height)
        return txid

    def balance(self, address):
        return sum(m['parts'].get(address, 0) for m in self.moves)


class World:
    def __init__(self):
        self.lock = threading.RLock()
        self.reset()

    def reset(self):
        self.faults = {}
        self.log = []
        self.sent = []
        self.seen = {}
        self.keys = {}       # service: key that it wants, in the header of HEADERS
        self.chains = {'bitcoin': Chain(), 'litecoin': Chain(), 'ethereum': Chain(1), 'polygon': Chain(137),
                       'solana': Chain(), 'xrp': Chain()}
        self.own = {'price': '1.25', 'balance': '1234567'}
        self.now = None      # seconds since 1970, where it is not the clock's


HEADERS = {'coingecko': 'x-cg-demo-api-key', 'own': 'x-api-key'}

# kind: what it does (the menu)
FAULTS = {
    'status': 'answers `code` (default 503) with `body`, and `retry_after` if given',
    'html': '200 with a web page', 'captive': '302 to a login page', 'html_as_json': '200 HTML that calls itself JSON',
    'malformed': 'JSON/CSV that breaks off in a value', 'truncated': 'fewer bytes than announced', 'empty': '200 and nothing',
    'trailing': 'a good answer with text behind it', 'bom': 'a good answer behind a byte order mark',
    'huge': '64 MiB in chunks, no length', 'huge_length': 'announces 10 GiB', 'deep': '100,000 brackets',
    'drip': 'one byte every half second', 'hang': 'accepts and says nothing', 'close': 'closes without a word', 'reset': 'resets the connection',
    'redirect_file': '302 to file:///etc/passwd', 'redirect_http': '301 to another host', 'loop': '302 to itself',
    'zero': 'prices of 0', 'negative': 'prices below 0', 'jump': 'prices times `factor` (default 1000)', 'null': 'prices null',
    'text': 'prices as words', 'nan': 'NaN where a number is due', 'exponent': 'prices as 8.34e4', 'overflow': 'prices of 1e60',
    'tiny': 'prices of 1e-30', 'long': 'prices with 40 decimals', 'missing': 'leaves out `what` (code or coin)', 'nothing': 'knows none of them',
    'duplicate_key': 'a key twice with two prices', 'wrong_base': 'silently another base', 'wrong_row': 'rows nobody asked for',
    'future': 'a day that is still to come', 'stale': 'a price from 40 days ago', 'array': 'a list where a record is due',
    'limit_365': "CoinGecko's 401 with error_code 10012", 'rpc_error': 'a JSON-RPC error', 'rpc_wrong_id': "an answer to somebody else's request",
    'wrong_chain': 'another chain id', 'not_hex': 'a balance that is no number', 'unvalidated': 'a ledger that is not validated',
    'float_balance': 'units with a fraction', 'negative_balance': 'more spent than funded', 'too_many': "Esplora's 400 `Too many history entries`",
    'flip': 'a good answer with one bit changed, by `seed`; the bytes stand in `world.sent`',
    'block_between': 'a block arrives after the first request of a kind (`parts`)', 'slow_ok': 'a good answer after `seconds`',
    'held': 'a good answer after the event `go`; `begun` is set before (in this process only)'}

PAGE = b'<!DOCTYPE html><html><head><title>Sign in</title></head><body>Welcome to the hotel</body></html>'


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    server_version, sys_version = 'fake', ''

    def log_message(self, *_):
        pass

    # -- plumbing
    def send(self, body, code=200, kind='application/json', headers=()):
        body = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header('Content-Type', kind)
        self.send_header('Content-Length', str(len(body)))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        self.answer(self.rfile.read(int(self.headers.get('Content-Length') or 0)))

    def do_GET(self):
        self.answer(b'')

    def answer(self, body):
        try:
            self.dispatch(body)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def dispatch(self, body):
        world = self.server.world
        parts = urlsplit(self.path)
        path = [unquote(p) for p in parts.path.strip('/').split('/')]
        query = {k: v[-1] for k, v in parse_qs(parts.query, keep_blank_values=True).items()}
        if path[0].startswith('__'):
            return self.admin(path[0], body)
        service = path[0]
        with world.lock:
            world.log.append({'service': service, 'method': self.command, 'path': self.path, 'headers': dict(self.headers.items()),
                              'body': body.decode('utf-8', 'replace'), 'at': time.time()})
            fault = world.faults.get(service)
            if fault:
                if fault.get('skip', 0) > 0:
                    fault['skip'] -= 1
                    fault = None
                else:
                    fault = dict(fault)
                    if fault.get('times') is not None:
                        world.faults[service]['times'] -= 1
                        if world.faults[service]['times'] <= 0:
                            del world.faults[service]
        wanted = world.keys.get(service)
        if wanted and self.headers.get(HEADERS.get(service, 'x-api-key')) != wanted:
            return self.send('{"error":"Unauthorized"}', 401)
        if fault and self.broken(fault, service):
            return None
        play = getattr(self, 'play_' + service, None)
        if play is None:
            return self.send('{"error":"no such service"}', 404)
        with world.lock:
            answer = play(world, path[1:], query, body, fault or {})
        text, code, kind = answer if isinstance(answer, tuple) else (answer, 200, 'application/json')
        what = (fault or {}).get('kind')
        if what == 'malformed':
            text = text[:max(1, len(text) * 2 // 3)]
        elif what == 'trailing':
            text += ' {"and":"more"}'
        elif what == 'bom':
            text = '\ufeff' + text
        elif what == 'flip':
            data = bytearray(text.encode())
            place = int.from_bytes(hashlib.sha256(f'{fault.get("seed")}'.encode()).digest()[:6], 'big') % (len(data) * 8)
            data[place // 8] ^= 1 << (place % 8)
            world.sent.append(bytes(data))
            return self.send(bytes(data), code, kind)
        elif what == 'truncated':
            data = text.encode()
            self.send_response(code)
            self.send_header('Content-Type', kind)
            self.send_header('Content-Length', str(len(data) + 100))
            self.end_headers()
            self.wfile.write(data)
            self.close_connection = True
            return None
        return self.send(text, code, kind)

    def admin(self, verb, body):
        world = self.server.world
        data = json.loads(body or b'{}')
        with world.lock:
            if verb == '__fault':
                world.faults[data.pop('service')] = data
            elif verb == '__heal':
                world.faults.clear()
            elif verb == '__reset':
                world.reset()
            elif verb != '__log':
                return self.send('{}', 404)
            text = json.dumps(world.log)
        return self.send(text)

    # -- faults below and beside the answer; True: done
    def broken(self, fault, service):
        kind = fault['kind']
        if kind == 'status':
            extra = [('Retry-After', str(fault['retry_after']))] if 'retry_after' in fault else []
            self.send(fault.get('body', '{"error":"no"}'), fault.get('code', 503), headers=extra)
        elif kind == 'html':
            self.send(PAGE, kind='text/html; charset=utf-8')
        elif kind == 'html_as_json':
            self.send(PAGE)
        elif kind == 'captive':
            self.send('', 302, headers=[('Location', 'http://login.hotel.example/welcome')])
        elif kind == 'redirect_file':
            self.send('', 302, headers=[('Location', 'file:///etc/passwd')])
        elif kind == 'redirect_http':
            self.send('', 301, headers=[('Location', 'http://moved.example/new/place')])
        elif kind == 'loop':
            self.send('', 302, headers=[('Location', self.path)])
        elif kind == 'empty':
            self.send('', 200)
        elif kind == 'deep':
            self.send('[' * 100_000 + ']' * 100_000)
        elif kind == 'huge':
            self.send_response(200)
            self.send_header('Content-Type', 'application/json')
            self.send_header('Transfer-Encoding', 'chunked')
            self.end_headers()
            chunk = b'10000\r\n' + b' ' * 65536 + b'\r\n'
            for _ in range(1024):
                self.wfile.write(chunk)
            self.wfile.write(b'2\r\n{}\r\n0\r\n\r\n')
        elif kind == 'huge_length':
            self.send_response(200)
            self.send_header('Content-Length', str(10 << 30))
            self.end_headers()
            for _ in range(1024):
                self.wfile.write(b' ' * 65536)
            self.close_connection = True
        elif kind == 'drip':
            self.send_response(200)
            self.send_header('Content-Type', 'application/json')
            self.send_header('Content-Length', '4000')
            self.end_headers()
            for _ in range(400):
                self.wfile.write(b' ')
                self.wfile.flush()
                time.sleep(0.5)
        elif kind == 'hang':
            time.sleep(fault.get('seconds', 60))
            self.close_connection = True
        elif kind == 'close':
            self.close_connection = True
        elif kind == 'reset':
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0))
            self.close_connection = True
            self.connection.close()
        elif kind == 'limit_365':
            self.send('{"error":{"status":{"timestamp":"2026-03-10T00:00:00.000+00:00","error_code":10012,"error_message":"Your request exceeds '
                      'the allowed time range."}}}', 401)
        elif kind == 'too_many':
            self.send('Too many history entries', 400, 'text/plain')
        elif kind == 'slow_ok':
            time.sleep(fault.get('seconds', 2))
            return False
        elif kind == 'held':
            fault['begun'].set()
            fault['go'].wait(30)
            return False
        else:
            return False
        return True

    @staticmethod
    def bent(text, fault):
        """A price's JSON text under a fault."""
        kind = fault.get('kind')
        if text is None:
            return None
        return {'zero': '0', 'negative': '-' + text, 'null': 'null', 'text': '"about ten"', 'nan': 'NaN', 'overflow': '1e60', 'tiny': '1e-30',
                'exponent': '8.34120712345678e4', 'long': '83412.0712345678901234567890123456789012345678',
                'jump': _scaled(text, 1000 * fault.get('factor', 1000))}.get(kind, text)

    # -- rates
    def play_ecb(self, world, path, query, body, fault):
        if len(path) != 2 or path[0] != 'EXR' or query.get('format') != 'csvdata':
            return ('bad request', 400, 'text/plain')
        freq, codes, denominator, kind, suffix = path[1].split('.')
        if (freq, denominator, kind, suffix) != ('D', 'EUR', 'SP00', 'A'):
            return ('No results found.', 404, 'text/plain')
        first = dt.date.fromisoformat(query['startPeriod'])
        last = dt.date.fromisoformat(query['endPeriod'])
        header = ['KEY', 'FREQ', 'CURRENCY', 'CURRENCY_DENOM', 'EXR_TYPE', 'EXR_SUFFIX', 'TIME_PERIOD', 'OBS_VALUE']
        wide = query.get('detail') != 'dataonly'
        rows = []
        for code in sorted(codes.split('+')):
            if code not in ECB_CODES or fault.get('kind') == 'nothing' or (fault.get('kind') == 'missing' and fault.get('what') == code):
                continue
            day = first
            while day <= last:
                text = ecb_rate(code, day)
                if text is None and day.isoformat() in HOLIDAYS:
                    text = '' if day.day % 2 else 'NaN'
                if text is not None:
                    value = text if text in ('', 'NaN') else self.bent(text, fault)
                    value = {'null': '', '"about ten"': 'about ten'}.get(value, value)
                    when = day.isoformat()
                    if fault.get('kind') == 'future':
                        when = (last + dt.timedelta(days=3)).isoformat()
                    row = [f'EXR.D.{code}.EUR.SP00.A', 'D', code, 'EUR', 'SP00', 'A', when, value]
                    if fault.get('kind') == 'wrong_base':
                        row[3] = 'USD'
                    if fault.get('kind') == 'wrong_row':
                        row[2] = 'XTS'
                    rows.append(row)
                day += dt.timedelta(days=1)
        if not rows:
            return ('No results found.', 404, 'text/plain')
        if wide:
            header += ['OBS_STATUS', 'TITLE_COMPL']
            rows = [r + ['A', '"ECB reference exchange rate, 2:15 pm (C.E.T.)"'] for r in rows]
        text = '\r\n'.join(','.join(r) for r in [header] + rows) + '\r\n'
        return (text, 200, 'text/csv')

    def play_coingecko(self, world, path, query, body, fault):
        kind = fault.get('kind')
        if path == ['simple', 'price']:
            if kind == 'array':
                return '[]'
            members = []
            for coin in query.get('ids', '').split(','):
                if coin not in COINS or kind == 'nothing' or (kind == 'missing' and fault.get('what') == coin):
                    continue
                prices = []
                for currency in query.get('vs_currencies', '').split(','):
                    text = self.bent(spot_price(coin, currency), fault)
                    if text is not None:
                        prices.append(f'"{currency}":{text}')
                        if kind == 'duplicate_key':
                            prices.append(f'"{currency}":1.5')
                if COINS[coin][3] is not None and query.get('include_last_updated_at') == 'true':
                    stamp = (int(time.time()) if world.now is None else world.now) - 40
                    stamp += {'stale': -40 * 86400, 'future': 3 * 86400}.get(kind, 0)
                    prices.append(f'"last_updated_at":{stamp}')
                members.append(f'"{coin}":{{{",".join(prices)}}}')
            return '{' + ','.join(members) + '}'
        if len(path) == 4 and path[0] == 'coins' and path[2:] == ['market_chart', 'range']:
            coin, currency = path[1], query.get('vs_currency', '')
            if coin not in COINS or kind == 'nothing' or (kind == 'missing' and fault.get('what') == coin):
                return ('{"error":"coin not found"}', 404, 'application/json')
            if currency not in VS or VS[currency] is None:
                return ('{"error":"invalid vs_currency"}', 400, 'application/json')
            if kind == 'array':
                return '[]'
            first, last = int(query['from']), int(query['to'])
            points = []
            day = dt.datetime.fromtimestamp(first, UTC).date()
            while True:
                start = int(dt.datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())
                if start > last:
                    break
                for hour, permille in ((0, 990), (9, 1010), (21, 1000)):   # the last one is the day's
                    stamp = start + hour * 3600 + 417
                    text = _scaled(coin_price(coin, currency, day), permille)
                    if first <= stamp <= last and text is not None:
                        points.append((stamp + {'future': 5 * 86400}.get(kind, 0), self.bent(text, fault)))
                day += dt.timedelta(days=1)
            if kind == 'stale':
                points = []
            rows = ','.join(f'[{s * 1000 + 3},{t}]' for s, t in points)
            return f'{{"prices":[{rows}],"market_caps":[],"total_volumes":[]}}'
        if path == ['search']:
            wanted = query.get('query', '').lower()
            found = [{'id': i, 'name': c[1], 'api_symbol': i, 'symbol': c[0].upper(), 'market_cap_rank': c[2], 'thumb': 'x', 'large': 'x'}
                     for i, c in COINS.items() if wanted in c[0] or wanted in c[1].lower()]
            return json.dumps({'coins': found, 'exchanges': [], 'icos': [], 'categories': [], 'nfts': []})
        return ('{"error":"Incorrect path"}', 404, 'application/json')

    def play_frankfurter(self, world, path, query, body, fault):
        if len(path) != 3 or path[0] != 'rate':
            return ('{"message":"not found"}', 404, 'application/json')
        base, quote, kind = path[1].upper(), path[2].upper(), fault.get('kind')
        if base not in FRANKFURTER or quote != 'EUR' or kind == 'nothing':
            return ('{"status":404,"message":"not found"}', 404, 'application/json')
        day = query.get('date') or dt.date.today().isoformat()
        if kind == 'future':
            day = '2999-01-01'
        shown = 'EUR' if kind == 'wrong_base' else base
        return f'{{"date":"{day}","base":"{shown}","quote":"{quote}","rate":{self.bent(FRANKFURTER[base], fault)}}}'

    # -- chains
    def esplora(self, chain, service, world, path, query, fault):
        kind = fault.get('kind')
        first_time = not world.seen.get(service)
        if path[:3] == ['blocks', 'tip', 'height']:
            return (str(chain.tip), 200, 'text/plain')
        if len(path) < 2 or path[0] != 'address':
            return ('not found', 404, 'text/plain')
        address = path[1]
        mine = [m for m in chain.moves if address in m['parts']]
        if len(path) == 2:
            funded = sum(m['parts'][address] for m in mine if m['parts'][address] > 0)
            spent = -sum(m['parts'][address] for m in mine if m['parts'][address] < 0)
            if kind == 'negative_balance':
                spent = funded + 1
            wait = chain.pending.get(address, 0)
            world.seen[service] = True
            if kind == 'block_between' or (first_time and getattr(chain, 'block_between', None)):
                parts, chain.block_between = getattr(chain, 'block_between', None) or fault.get('parts'), None
                if parts:
                    chain.tip += 1
                    chain.move(parts)
            funded_text = f'{funded}.5' if kind == 'float_balance' else str(funded)
            return (f'{{"address":"{address}","chain_stats":{{"funded_txo_count":{len(mine)},"funded_txo_sum":{funded_text},"spent_txo_count":0,'
                    f'"spent_txo_sum":{spent},"tx_count":{len(mine)}}},"mempool_stats":{{"funded_txo_count":0,"funded_txo_sum":{max(0, wait)},'
                    f'"spent_txo_count":0,"spent_txo_sum":{max(0, -wait)},"tx_count":{int(wait != 0)}}}}}')
        if path[2:4] == ['txs', 'chain']:
            newest = sorted(mine, key=lambda m: (-m['height'], m['txid']))
            if len(path) == 5:
                ids = [m['txid'] for m in newest]
                newest = newest[ids.index(path[4]) + 1:] if path[4] in ids else []
            out = []
            for m in newest[:25]:
                inputs = [(a, -v) for a, v in m['parts'].items() if v < 0] or [('bc1qsomebodyelse', 10 ** 9)]
                outputs = [(a, v) for a, v in m['parts'].items() if v > 0] or [('bc1qsomebodyelse', 1000)]
                out.append({'txid': m['txid'], 'version': 2, 'locktime': 0, 'fee': 210,
                            'vin': [{'txid': 'a' * 64, 'vout': 0, 'is_coinbase': False, 'prevout': {'scriptpubkey_address': a, 'value': v}}
                                    for a, v in inputs],
                            'vout': [{'scriptpubkey_type': 'v0_p2wpkh', 'scriptpubkey_address': a, 'value': v} for a, v in outputs]
                            + [{'scriptpubkey_type': 'op_return', 'value': 0}],
                            'status': {'confirmed': True, 'block_height': m['height'], 'block_hash': 'f' * 64, 'block_time': m['time']}})
            return json.dumps(out)
        return ('not found', 404, 'text/plain')

    def play_bitcoin(self, world, path, query, body, fault):
        return self.esplora(world.chains['bitcoin'], 'bitcoin', world, path, query, fault)

    def play_litecoin(self, world, path, query, body, fault):
        return self.esplora(world.chains['litecoin'], 'litecoin', world, path, query, fault)

    def rpc(self, body, fault, result):
        try:
            ask = json.loads(body)
        except ValueError:
            return '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}'
        if fault.get('kind') == 'rpc_error':
            return json.dumps({'jsonrpc': '2.0', 'id': ask.get('id'), 'error': {'code': -32005, 'message': 'limit \x1b[31mexceeded'}})
        answer = result(ask.get('method'), ask.get('params', []))
        if answer is None:
            return json.dumps({'jsonrpc': '2.0', 'id': ask.get('id'), 'error': {'code': -32601, 'message': 'method not found'}})
        number = 4711 if fault.get('kind') == 'rpc_wrong_id' else ask.get('id')
        return json.dumps({'jsonrpc': '2.0', 'id': number, 'result': answer})

    def evm(self, chain, body, fault):
        kind = fault.get('kind')

        def result(method, params):
            if method == 'eth_chainId':
                return hex(11155111 if kind == 'wrong_chain' else chain.chain_id)
            if method == 'eth_blockNumber':
                return hex(chain.tip)
            if method == 'eth_getBalance':
                units = chain.native.get(params[0].lower(), 0)
                return {'not_hex': '0xZZ', 'negative_balance': '-0x1', 'float_balance': 1.5}.get(kind) or hex(units)
            if method == 'eth_call':
                contract, data = params[0]['to'].lower(), params[0]['data'].lower()
                if data.startswith('0x313ce567'):
                    return '0x' if contract not in chain.decimals else f'0x{chain.decimals[contract]:064x}'
                if data.startswith('0x70a08231') and len(data) == 74:
                    units = chain.tokens.get((contract, '0x' + data[-40:]), 0)
                    return '0x' if contract not in chain.decimals else f'0x{units:064x}'
                return '0x'
            return None
        return self.rpc(body, fault, result)

    def play_ethereum(self, world, path, query, body, fault):
        return self.evm(world.chains['ethereum'], body, fault)

    def play_polygon(self, world, path, query, body, fault):
        return self.evm(world.chains['polygon'], body, fault)

    def play_solana(self, world, path, query, body, fault):
        chain = world.chains['solana']

        def result(method, params):
            if method == 'getBalance':
                return {'context': {'apiVersion': '2.1.21', 'slot': chain.tip}, 'value': chain.native.get(params[0], 0)}
            return None
        return self.rpc(body, fault, result)

    def play_xrp(self, world, path, query, body, fault):
        chain, ask = world.chains['xrp'], json.loads(body)
        if ask.get('method') != 'account_info':
            return '{"result":{"error":"unknownCmd","status":"error"}}'
        account = ask['params'][0]['account']
        if account not in chain.native:
            return json.dumps({'result': {'account': account, 'error': 'actNotFound', 'error_code': 19, 'status': 'error',
                                          'ledger_index': chain.tip, 'validated': True}})
        return json.dumps({'result': {'account_data': {'Account': account, 'Balance': str(chain.native[account]), 'LedgerEntryType': 'AccountRoot'},
                                      'ledger_index': chain.tip, 'status': 'success', 'validated': fault.get('kind') != 'unvalidated'}})

    # -- a service of one's own
    def play_own(self, world, path, query, body, fault):
        if path[:1] == ['price']:
            return f'{{"data":{{"amount":"{world.own["price"]}","base":"{query.get("base")}","day":"{query.get("on", "")}"}}}}'
        if path[:1] == ['ticker']:
            return f'{{"error":[],"result":{{"X{query.get("pair")}":{{"c":["{world.own["price"]}","0.1"]}}}}}}'
        if path[:1] in (['balance'], ['keyed']) and len(path) == 2:
            return f'{{"data":[{{"address":"{path[1]}","balance":{world.own["balance"]}}}]}}'
        return ('{"error":"no"}', 404, 'application/json')


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    allow_reuse_address = True
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request, client_address):
        pass


class Fake:
    """The server in this process."""
    SERVICES = ['ecb', 'coingecko', 'frankfurter', 'bitcoin', 'litecoin', 'ethereum', 'polygon', 'solana', 'xrp']

    def __init__(self, port=0):
        self.world = World()
        self.server = Server(('127.0.0.1', port), Handler)
        self.server.world = self.world
        self.port = self.server.server_address[1]

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, kwargs={'poll_interval': 0.05}, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    @property
    def url(self):
        return f'http://127.0.0.1:{self.port}'

    def environment(self, *names):
        """CST_SERVICE_... for these services, or for all."""
        return {'CST_SERVICE_' + n.upper().replace('-', '_'): f'{self.url}/{n}' for n in (names or self.SERVICES)}

    def fault(self, service, kind, times=None, **details):
        assert kind in FAULTS, kind
        with self.world.lock:
            self.world.faults[service] = {'kind': kind, 'times': times, **details}

    def heal(self):
        with self.world.lock:
            self.world.faults.clear()

    def reset(self):
        with self.world.lock:
            self.world.reset()

    def chain(self, name):
        return self.world.chains[name]

    def key(self, service, key):
        self.world.keys[service] = key

    def log(self, service=None):
        with self.world.lock:
            return [e for e in self.world.log if service is None or e['service'] == service]

    def forget(self):
        with self.world.lock:
            self.world.log = []


def self_test():
    import urllib.request
    with Fake() as fake:
        def get(path, **kw):
            with urllib.request.urlopen(urllib.request.Request(fake.url + path, **kw), timeout=5) as r:
                return r.read().decode()
        csv = get('/ecb/EXR/D.JPY+USD.EUR.SP00.A?startPeriod=2026-02-28&endPeriod=2026-03-10&format=csvdata&detail=dataonly')
        assert 'EXR.D.USD.EUR.SP00.A,D,USD,EUR,SP00,A,2026-03-10,1.0823\r\n' in csv and ',2026-03-08,' not in csv, csv
        spot = json.loads(get('/coingecko/simple/price?ids=bitcoin,dead-coin,nope&vs_currencies=rsd,eur&include_last_updated_at=true&precision=full'))
        assert spot['bitcoin']['eur'] == 83412.0712345678 and spot['dead-coin'] == {} and 'nope' not in spot, spot
        chart = json.loads(get('/coingecko/coins/bitcoin/market_chart/range?vs_currency=eur&from=1773014400&to=1773187199&precision=full'))
        assert len(chart['prices']) == 6 and chart['prices'][-1][1] == 83412.0712345678, chart
        fake.chain('bitcoin').move({'bc1qx': 2350000})
        assert json.loads(get('/bitcoin/address/bc1qx'))['chain_stats']['funded_txo_sum'] == 2350000
        assert get('/bitcoin/blocks/tip/height') == '890123'
        fake.chain('ethereum').native['0xab'] = 5 * 10 ** 18 + 1
        ask = json.dumps({'jsonrpc': '2.0', 'id': 1, 'method': 'eth_getBalance', 'params': ['0xab', 'latest']}).encode()
        assert int(json.loads(get('/ethereum', data=ask))['result'], 16) == 5 * 10 ** 18 + 1
        fake.fault('ecb', 'status', code=429, retry_after=7, times=1)
        try:
            get('/ecb/x')
            raise AssertionError('no fault')
        except urllib.error.HTTPError as e:
            assert e.code == 429 and e.headers['Retry-After'] == '7'
        assert len(fake.log()) == 7
    print('services: self test passed')


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--port', type=int, default=0)
    parser.add_argument('--self-test', action='store_true')
    chosen = parser.parse_args()
    if chosen.self_test:
        self_test()
    else:
        fake = Fake(chosen.port)
        print(fake.port, flush=True)
        fake.server.serve_forever(poll_interval=0.05)

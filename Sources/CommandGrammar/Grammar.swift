/// Everything that can be said to a program.
package struct Grammar {}

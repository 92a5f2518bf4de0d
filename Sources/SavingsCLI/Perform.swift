/// The whole program as a function.
package func perform() {}

/**
 * A value that is made when it is first asked for, and then kept. For what is dear to make and not needed by
 * every process that loads the module: the first formatter of a locale takes ten milliseconds.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

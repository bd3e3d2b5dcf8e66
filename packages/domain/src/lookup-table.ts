/**
 * A table that is asked with words from outside: it has the rows it was given and nothing else, so that
 * `toString` or `__proto__` finds nothing.
 */
export function lookupTable<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, T>, rows))
}

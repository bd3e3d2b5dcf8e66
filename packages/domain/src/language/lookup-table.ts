/**
 * A table that is looked up with keys from outside: it has the rows it was created with and nothing
 * else, so that `toString` or `__proto__` finds nothing.
 */
export function lookupTable<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, T>, rows))
}

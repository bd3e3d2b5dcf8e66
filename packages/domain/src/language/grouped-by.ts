/** What has the same key, in the order in which it comes. */
export function groupedBy<T, K>(
  all: Iterable<T>,
  keyOf: (each: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const each of all) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}

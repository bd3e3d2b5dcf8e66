type Dated = { readonly at: string }

/** Entries under the days (UTC) that they are of, in the order in which they come. */
export function groupByDay<Entry extends Dated>(
  entries: readonly Entry[],
): { readonly day: string; readonly entries: readonly Entry[] }[] {
  const days = Map.groupBy(entries, ({ at }) => at.slice(0, 10))
  return [...days].map(([day, of]) => ({ day, entries: of }))
}

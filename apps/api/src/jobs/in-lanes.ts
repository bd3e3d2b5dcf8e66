/** Works through items in their order, so many of them at the same time. The results are in the order of ending. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.values()
  const results: Result[] = []
  const lane = async () => {
    for (const item of waiting) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

/**
 * What can be read of a list; `null`: not ours. One that cannot be read hides none of the others: its
 * fault is thrown when the list has ended.
 */
export async function* readEach<Listed, Read>(
  list: AsyncIterable<Listed>,
  read: (listed: Listed) => Read | null,
): AsyncGenerator<Read> {
  const faults: unknown[] = []
  for await (const listed of list) {
    const found = readOne(listed, read, faults)
    if (found !== null) yield found
  }
  if (faults.length > 0) throw faults[0]
}

function readOne<Listed, Read>(
  listed: Listed,
  read: (listed: Listed) => Read | null,
  faults: unknown[],
): Read | null {
  try {
    return read(listed)
  } catch (fault) {
    faults.push(fault)
    return null
  }
}

/** A statement takes so many parameters; the rest of it needs a few. */
const MOST_PARAMETERS = 65_000

/** Rows of data in slices that one statement can insert, with a parameter for each of their columns. */
export function* rowSlices<Row extends object>(rows: readonly Row[]): Generator<readonly Row[]> {
  const columns = Math.max(1, ...rows.slice(0, 1).map((row) => Object.keys(row).length))
  const size = Math.floor(MOST_PARAMETERS / columns)
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

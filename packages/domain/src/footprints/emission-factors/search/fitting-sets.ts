import { groupedBy } from '../../../language/grouped-by.ts'

/** A published set, as the choice of years sees it. */
type YearOfSet = {
  readonly setId: string
  readonly year: number
  readonly revision: number
  readonly size: number
}

/** What is published again every year: 'uk', 'us-spend', 'grid-nga'. */
export const seriesOf = (setId: string): string => setId.replace(/-\d{4}/, '').replace(/-r\d+$/, '')

/** A set with less than half of what the largest of its series has is filled up from those before it. */
const FULL_SHARE = 0.5

/**
 * The sets that a year is searched in, of each series, in the order in which they win, whatever the order in which
 * they were read: the nearest one, not a later one where there is an earlier, the last correction of it.
 */
export function fittingSets<S extends YearOfSet>(sets: readonly S[], near: number): readonly S[] {
  const byId = sets.toSorted((a, b) => (a.setId < b.setId ? -1 : 1))
  return [...groupedBy(byId, ({ setId }) => seriesOf(setId)).values()].flatMap((series) => {
    const latest = series.filter(
      (set) => !series.some((each) => each.year === set.year && each.revision > set.revision),
    )
    const isLater = ({ year }: S) => Number(year > near)
    const inOrder = latest.toSorted(
      (a, b) => isLater(a) - isLater(b) || Math.abs(a.year - near) - Math.abs(b.year - near),
    )
    const most = Math.max(...latest.map(({ size }) => size))
    const full = inOrder.findIndex(({ size }) => size >= most * FULL_SHARE)
    return inOrder.slice(0, full + 1)
  })
}

import { type Month, shiftMonth } from '../../../../calendar/calendar.ts'

/** The months that a quantity is of; both are included. */
export type LinePeriod = { readonly from: Month; readonly to: Month }

/** The twelve months of a footprint. */
export function wholePeriod(startMonth: Month): LinePeriod {
  return { from: startMonth, to: shiftMonth(startMonth, 11) }
}

/** Why a line cannot be of these months, beside the one that is wrong; `null`: it can. */
export function periodProblem(
  { from, to }: LinePeriod,
  startMonth: Month,
): { readonly field: 'from' | 'to'; readonly message: string } | null {
  const whole = wholePeriod(startMonth)
  const outside = `Please choose a month from ${whole.from} to ${whole.to}.`
  if (from < whole.from || from > whole.to) return { field: 'from', message: outside }
  if (to < whole.from || to > whole.to) return { field: 'to', message: outside }
  return to < from ? { field: 'to', message: 'This month is before the first one.' } : null
}

/** Whether nothing needs to be said of it: it is that of the footprint. */
export function isWholePeriod({ from, to }: LinePeriod, startMonth: Month): boolean {
  const whole = wholePeriod(startMonth)
  return from === whole.from && to === whole.to
}

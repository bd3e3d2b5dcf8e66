import type { SharingMethod } from './answer-facts.ts'

/** The share that a supplier gave to one customer, in millionths of all that it sold in these months. */
export type GivenShare = {
  readonly method: SharingMethod
  readonly period: { readonly from: string; readonly to: string }
  readonly millionths: number
}

export type SharesGiven = Omit<GivenShare, 'millionths'> & {
  readonly customers: number
  readonly millionths: number
}

const WHOLE = 1_000_000
/** Amounts that were typed are rounded, so a little more than all is let through. */
const MOST_GIVEN = 1_005_000

/** '0.020000' in millionths. */
export const millionthsOf = (share: string): number => Math.round(Number(share) * WHOLE)

const groupOfShare = ({ method, period }: Omit<GivenShare, 'millionths'>): string =>
  [method, period.from, period.to].join(' ')

/** What was given to all customers, by what it was shared by and for which months. */
export function sharesGiven(given: readonly GivenShare[]): SharesGiven[] {
  const sums = new Map<string, SharesGiven>()
  for (const { method, period, millionths } of given) {
    const sum = sums.get(groupOfShare({ method, period }))
    sums.set(groupOfShare({ method, period }), {
      method,
      period,
      customers: (sum?.customers ?? 0) + 1,
      millionths: (sum?.millionths ?? 0) + millionths,
    })
  }
  return [...sums.values()]
}

/**
 * Whether the shares of all customers are more than there is to share, with this one among them. Those of the same
 * months that are shared by the same thing are compared; a customer who is the only one leaves nothing for others.
 */
export function exceedsWhole(others: readonly GivenShare[], next: GivenShare): boolean {
  const beside = others.filter(
    ({ method, period }) =>
      period.from === next.period.from &&
      period.to === next.period.to &&
      (method === next.method || method === 'whole' || next.method === 'whole'),
  )
  return beside.reduce((sum, { millionths }) => sum + millionths, next.millionths) > MOST_GIVEN
}

/** A bill has no more orders than this: so many are in memory at a time, and behind an entry of the ledger. */
export const MOST_ORDERS_OF_A_BILL = 100_000

type Created = { readonly createdAt: Date }

export type EndOfBill<O> = {
  readonly orders: readonly O[]
  /** Orders created at that moment or later belong to the next bill. */
  readonly until: Date
  /** Orders that were created before it do not fit; they are marked as late. */
  readonly leavesSome: boolean
}

type EndOfBillInput = { readonly from: Date; readonly until: Date; readonly most: number }

/**
 * Where a bill ends. `due`: the orders to be billed, by their creation, one more than fit at most. Where there are more
 * than fit it ends with the last moment all of whose orders fit, and the invoice run goes on with the next bill.
 */
export function endOfBill<O extends Created>(
  due: readonly O[],
  { from, until, most }: EndOfBillInput,
): EndOfBill<O> {
  const next = due[most]
  if (!next) return { orders: due, until, leavesSome: false }
  const fitting = due.slice(0, most)
  const before = fitting.filter(({ createdAt }) => createdAt < next.createdAt)
  if (before.length > 0 && next.createdAt > from)
    return { orders: before, until: next.createdAt, leavesSome: false }
  // More at one moment than fit, or more late ones.
  const after = Math.max(next.createdAt.getTime(), from.getTime()) + 1
  return { orders: fitting, until: new Date(Math.min(after, until.getTime())), leavesSome: true }
}

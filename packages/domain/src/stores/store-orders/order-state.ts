import { type StoreMinor, storeMinor } from './contribution/store-amount.ts'

/** What the platform says of an order, as far as it matters here. */
export type Standing =
  | 'paid'
  /** Not paid yet, or in a state that is not known: it may count later. */
  | 'unpaid'
  | 'cancelled'
  | 'refunded'
  | 'deleted'
  | 'test'
  /** Gift cards only: what is bought with them later is the sale. */
  | 'gift-cards-only'

/** One part of a refund; its id makes it count once. */
export type ReturnedPart = { readonly id: string; readonly amount: StoreMinor }

/** The state of an order at one moment, in the words of no platform. It holds nothing of the shopper. */
export type OrderState = {
  /** Text, because ids of platforms do not fit a number. */
  readonly externalId: string
  /** As merchant and shopper know it: "#1042". */
  readonly label: string
  readonly createdAt: Date
  /** The platform's own; the newest state counts. */
  readonly updatedAt: Date
  readonly standing: Standing
  readonly currency: string
  /** The goods after all discounts: before shipping, tips, duties, fees and tax that is added on top. */
  readonly cart: StoreMinor
  /** What was returned of the goods. */
  readonly returned: readonly ReturnedPart[]
  /** When goods were last returned or it was cancelled, where the platform says so. */
  readonly loweredAt?: Date | null | undefined
}

/** The value that a contribution is computed on: what was not returned, within nought and the cart. */
export function netValue({ cart, returned }: Pick<OrderState, 'cart' | 'returned'>): StoreMinor {
  const sum = returned.reduce((all, { amount }) => all + amount, 0)
  return storeMinor(Math.min(cart, Math.max(0, cart - sum)))
}

/**
 * The newest of two known states, whichever arrived first. A deletion is final. Of two that are equally old
 * neither is newer: refunds of both count, and the order is to be read again.
 */
export function newestState(known: OrderState, arrived: OrderState): OrderState {
  const difference = ageOf(arrived) - ageOf(known)
  if (difference !== 0) return difference > 0 ? arrived : known
  const first = baseOf(known) <= baseOf(arrived) ? known : arrived
  return {
    ...first,
    returned: union(known.returned, arrived.returned),
    loweredAt: later(known.loweredAt, arrived.loweredAt),
  }
}

const later = (one: OrderState['loweredAt'], other: OrderState['loweredAt']) =>
  one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other ?? null)

/** More than any date that a platform gives, in milliseconds. */
const FOREVER = 8.64e15

/** What the platform says when it is asked: of two equally old states it is the right one. */
export function stateAsRead(known: OrderState, read: OrderState): OrderState {
  return ageOf(read) >= ageOf(known) ? read : known
}

/** Whether two states of the same moment differ, so that only the platform can say which one is right. */
export function isAmbiguous(known: OrderState, arrived: OrderState): boolean {
  return (
    known.updatedAt.getTime() === arrived.updatedAt.getTime() &&
    contentOf(known) !== contentOf(arrived)
  )
}

/** Each refund once: of two amounts of one, the larger. */
function union(a: readonly ReturnedPart[], b: readonly ReturnedPart[]): ReturnedPart[] {
  const byAmount = [...a, ...b].toSorted((one, other) => one.amount - other.amount)
  const parts = new Map(byAmount.map((part) => [part.id, part]))
  return [...parts.values()].toSorted((one, other) => compareTexts(one.id, other.id))
}

const ageOf = ({ standing, updatedAt }: OrderState) =>
  standing === 'deleted' ? updatedAt.getTime() + FOREVER : updatedAt.getTime()

/** Everything but the returns, so that it does not matter in which order states are brought together. */
const baseOf = ({ standing, currency, cart, label, createdAt }: OrderState) =>
  JSON.stringify([standing, currency, cart, label, createdAt])

const contentOf = (state: OrderState) => JSON.stringify([baseOf(state), union(state.returned, [])])

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

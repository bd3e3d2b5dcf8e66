import { addMonths, type CalendarDate, type DateRange } from '../../calendar/calendar.ts'
import {
  checkReference,
  type InstantOrder,
  type Theme,
} from '../../commerce/instant-offset/instant-order.ts'
import { keysOf } from '../../language/keys-of.ts'

/** Everything of a paid purchase that its owner may want to change. */
export type ChangeablePurchase = {
  readonly effective: DateRange
  readonly reference: string | null
  readonly footprintPeriod: DateRange | null
  readonly theme: Theme
  readonly hideCost: boolean
  readonly addressOnCertificate: boolean
  readonly isDateLocked: boolean
}

/** What is left out stays as it is. */
export type PurchaseChange = Partial<Omit<ChangeablePurchase, 'isDateLocked'>>

/**
 * What the first change of each does. What a certificate says of when and for what is said once:
 * assigning any of it locks all of it. How it looks may change for ever.
 */
const EFFECT = {
  effective: 'locks',
  reference: 'locks',
  footprintPeriod: 'locks',
  theme: 'stays open',
  hideCost: 'stays open',
  addressOnCertificate: 'stays open',
} as const satisfies Record<keyof PurchaseChange, 'locks' | 'stays open'>

const DATE_LOCK_FIELDS = keysOf(EFFECT)

/** How far from today a purchase may be dated, either way, in months. */
const REACH_MONTHS = 60

export type ChangeRefusal = 'DATE_LOCKED' | 'BAD_DATE_RANGE' | 'DATE_OUT_OF_RANGE' | 'BAD_REFERENCE'

export type DecidedChange =
  | {
      readonly ok: true
      readonly purchase: ChangeablePurchase
      /** The ledger has to follow: see `moveEffectiveDates`. */
      readonly movesDates: boolean
      /** This change is what locks the date. */
      readonly locks: boolean
    }
  | { readonly ok: false; readonly refusal: ChangeRefusal }

/** Whether a purchase is dated or named for good from the start, because its buyer did so. */
export function isDateLockedFromStart(order: Pick<InstantOrder, 'spread' | 'reference'>): boolean {
  return order.spread !== null || order.reference !== null
}

/** A change to what is already there is no change. A footprint period brings its own dates. */
export function decideChange(
  purchase: ChangeablePurchase,
  asked: PurchaseChange,
  today: CalendarDate,
): DecidedChange {
  const next = applyChange(purchase, asked)
  const changed = DATE_LOCK_FIELDS.filter((field) => !isSameValue(purchase[field], next[field]))
  const locking = changed.some((field) => EFFECT[field] === 'locks')
  if (locking && purchase.isDateLocked) return { ok: false, refusal: 'DATE_LOCKED' }
  const refusal = dateRefusal(changed.includes('effective') ? next.effective : null, today)
  if (refusal) return { ok: false, refusal }
  const reference = checkReference(next.reference ?? '')
  if (!reference.ok) return { ok: false, refusal: 'BAD_REFERENCE' }
  return {
    ok: true,
    purchase: {
      ...next,
      reference: reference.reference,
      isDateLocked: purchase.isDateLocked || locking,
    },
    movesDates: changed.includes('effective'),
    locks: locking,
  }
}

function applyChange(purchase: ChangeablePurchase, asked: PurchaseChange): ChangeablePurchase {
  const next = { ...purchase, ...asked }
  const reference = next.reference?.trim() || null
  const effective = asked.footprintPeriod ?? next.effective
  return { ...next, reference, effective }
}

function dateRefusal(range: DateRange | null, today: CalendarDate): ChangeRefusal | null {
  if (!range) return null
  if (range.to < range.from) return 'BAD_DATE_RANGE'
  const isNear =
    range.from >= addMonths(today, -REACH_MONTHS) && range.to <= addMonths(today, 2 * REACH_MONTHS)
  return isNear && range.from <= addMonths(today, REACH_MONTHS) ? null : 'DATE_OUT_OF_RANGE'
}

function isSameValue(a: ChangeablePurchase[keyof PurchaseChange], b: typeof a): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

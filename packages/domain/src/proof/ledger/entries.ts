import type { CalendarDate, DateRange } from '../../calendar/calendar.ts'
import { parseProductIdentifier } from '../../commerce/prices/product-identifiers.ts'
import { spreadOverMonths } from '../../commerce/purchases/spread-over-months.ts'
import {
  IMPACTS,
  type Impact,
  type ImpactQuantities,
  NO_IMPACT,
} from '../../quantity/impact-quantity.ts'

export const SOURCE_KINDS = [
  'purchase',
  'subscription-cycle',
  'order-contribution',
  'order-credit',
  'vehicle-offset',
  'gift',
  'offer',
  'off-platform',
  'reversal',
] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** One entry of the impact ledger. It is never changed: a mistake is corrected by a reversal. */
export type LedgerEntry = {
  readonly impact: Impact
  /** Whole thousandths of a tree, or grams; never zero, and below zero where it takes another entry back. */
  readonly quantity: number
  readonly project: string
  /** The product it was bought as, such as 'personal-instant-onetime'. */
  readonly product: string
  readonly sourceKind: SourceKind
  readonly sourceId: string
  /** Counts from 1; a move of dates enters the same quantity again under the next revision. */
  readonly revision: number
  /** Counts from 1 within a source, revision and impact. */
  readonly part: number
  readonly effectiveFrom: CalendarDate
  readonly effectiveTo: CalendarDate
  /** The price-book or factor version it was computed with. */
  readonly basis: string
  /** The id of the entry that it takes back, where it is below zero. */
  readonly reverses?: number | null
  /** The orders of a shop behind it: how many, and the root of their tree. */
  readonly orders?: OrdersOfEntry | null
}

export type OrdersOfEntry = { readonly count: number; readonly root: Uint8Array }

/** An entry as the ledger holds it. */
export type RecordedEntry = LedgerEntry & { readonly id: number }

export type ProjectPerImpact = Readonly<Record<Impact, string>>

export type LedgerPurchase = {
  readonly id: string
  readonly product: string
  readonly quantities: ImpactQuantities
  readonly projects: ProjectPerImpact
  /** One day, or the months it is spread over. */
  readonly range: DateRange
  readonly priceBookVersion: string
  /** Left out: as its product says. */
  readonly sourceKind?: SourceKind
}

/** What a paid purchase adds: one entry per impact and month of its range, under revision 1. */
export function entriesForPurchase(purchase: LedgerPurchase): LedgerEntry[] {
  const { quantities, range } = purchase
  return spreadOverMonths(quantities, range).flatMap((part) =>
    IMPACTS.filter((impact) => part.quantities[impact] > 0).map((impact) => ({
      impact,
      quantity: part.quantities[impact],
      project: purchase.projects[impact],
      product: purchase.product,
      sourceKind: purchase.sourceKind ?? sourceKindOf(purchase.product),
      sourceId: purchase.id,
      revision: 1,
      part: part.part,
      effectiveFrom: part.range.from,
      effectiveTo: part.range.to,
      basis: purchase.priceBookVersion,
    })),
  )
}

function sourceKindOf(product: string): SourceKind {
  return parseProductIdentifier(product)?.group === 'vehicle' ? 'vehicle-offset' : 'purchase'
}

/**
 * The entries that cancel these out, each with the dates, revision and part of its own. A reversal
 * cannot be reversed: enter the thing again instead.
 */
export function reverseEntries(entries: readonly RecordedEntry[]): LedgerEntry[] {
  return entries.map(({ id, ...entry }) => {
    if (entry.sourceKind === 'reversal') throw new RangeError('a reversal cannot be reversed')
    const taken = { quantity: -entry.quantity, sourceKind: 'reversal' as const, reverses: id }
    return { ...entry, ...taken, orders: null }
  })
}

/** Those entries of one source that no reversal has cancelled. */
export function entriesInForce<E extends LedgerEntry>(history: readonly E[]): E[] {
  const reversed = new Set(
    history.filter((entry) => entry.sourceKind === 'reversal').map(placeOfEntry),
  )
  // A reversal has the place of the entry that it cancels.
  return history.filter((entry) => !reversed.has(placeOfEntry(entry)))
}

type EntriesStanding = Pick<RecordedEntry, 'id' | 'sourceKind' | 'reverses'>

/** Those entries that no reversal has cancelled, with the credits of those. */
export function standingEntries<E extends EntriesStanding>(history: readonly E[]): E[] {
  const reversed = new Set(
    history.flatMap(({ sourceKind, reverses }) => (sourceKind === 'reversal' ? [reverses] : [])),
  )
  return history.filter(
    ({ id, sourceKind, reverses }) =>
      sourceKind !== 'reversal' && !reversed.has(id) && !(reverses && reversed.has(reverses)),
  )
}

/**
 * Moves the active entries of one source to other dates: reversals of them, then the same quantities
 * entered again under the next revision, one part per month of the new range. Totals stay as they
 * were. Takes the source's whole history; returns nothing where no entry is active.
 */
export function moveEffectiveDates(
  history: readonly RecordedEntry[],
  range: DateRange,
): LedgerEntry[] {
  const moved = entriesInForce(history)
  if (new Set(moved.map((entry) => entry.sourceId)).size > 1) {
    throw new RangeError('entries of several sources move one by one')
  }
  const revision = 1 + Math.max(0, ...history.map((entry) => entry.revision))
  const reentered = groupAlike(moved).flatMap(({ first, quantity }) =>
    spreadOverMonths({ ...NO_IMPACT, [first.impact]: quantity }, range).map((part) => ({
      ...first,
      quantity: part.quantities[first.impact],
      revision,
      effectiveFrom: part.range.from,
      effectiveTo: part.range.to,
    })),
  )
  return [...reverseEntries(moved), ...numberParts(reentered)]
}

/**
 * Moves all active entries of one source to another account: reversals for the previous holder, and the
 * same entries under the next revision for the new one. Takes the source's whole history.
 */
export function handOver(history: readonly RecordedEntry[]): {
  readonly reversals: LedgerEntry[]
  readonly given: LedgerEntry[]
} {
  const held = entriesInForce(history)
  const revision = 1 + Math.max(0, ...history.map((entry) => entry.revision))
  return {
    reversals: reverseEntries(held),
    given: held.map((entry) => ({ ...entry, revision })),
  }
}

/**
 * Enters again, under the next revision, what was active before it was reversed; nothing where
 * something still is. Takes the source's whole history.
 */
export function reenterEntries(history: readonly LedgerEntry[]): LedgerEntry[] {
  if (entriesInForce(history).length > 0) return []
  const last = Math.max(0, ...history.map((entry) => entry.revision))
  return history
    .filter((entry) => entry.sourceKind !== 'reversal' && entry.revision === last)
    .map((entry) => ({ ...entry, revision: last + 1 }))
}

function placeOfEntry(entry: LedgerEntry): string {
  return [entry.sourceId, entry.revision, entry.impact, entry.part].join(' ')
}

/** Sums entries that differ by date and part alone. */
function groupAlike(entries: readonly LedgerEntry[]): { first: LedgerEntry; quantity: number }[] {
  const groups = new Map<string, { first: LedgerEntry; quantity: number }>()
  for (const entry of entries) {
    const { impact, project, product, sourceKind, basis } = entry
    const key = JSON.stringify([impact, project, product, sourceKind, basis])
    const group = groups.get(key)
    if (group) group.quantity += entry.quantity
    else groups.set(key, { first: entry, quantity: entry.quantity })
  }
  return [...groups.values()]
}

/** Parts count from 1 within each impact, also where an impact went to several projects. */
function numberParts(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const last: Record<Impact, number> = { trees: 0, co2e: 0, plastic: 0 }
  return entries.map((entry) => {
    last[entry.impact] += 1
    return { ...entry, part: last[entry.impact] }
  })
}

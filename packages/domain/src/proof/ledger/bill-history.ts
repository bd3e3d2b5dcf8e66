import type { LedgerEntry, RecordedEntry } from './entries.ts'

/*
 * A bill of a store in the ledger: its entries under the bill's id, and under those of credit notes what was taken
 * back of each since. A history holds both.
 */

const reversedIn = (history: readonly RecordedEntry[]) =>
  new Set(
    history.flatMap(({ sourceKind, reverses }) => (sourceKind === 'reversal' ? [reverses] : [])),
  )

const creditsOf = (history: readonly RecordedEntry[], id: number) =>
  history.filter(({ sourceKind, reverses }) => sourceKind === 'order-credit' && reverses === id)

const isOfBill = ({ sourceKind }: RecordedEntry) => sourceKind === 'order-contribution'

/** Reverses each entry of a bill by what is left of it after credits. One of which nothing is left stays. */
export function reverseWhatIsLeft(history: readonly RecordedEntry[]): LedgerEntry[] {
  const reversed = reversedIn(history)
  return history
    .filter((entry) => isOfBill(entry) && !reversed.has(entry.id))
    .flatMap(({ id, ...entry }) => {
      const credited = creditsOf(history, id).reduce((sum, { quantity }) => sum + quantity, 0)
      const left = entry.quantity + credited
      const taken = { quantity: -left, sourceKind: 'reversal' as const, reverses: id, orders: null }
      return left > 0 ? [{ ...entry, ...taken }] : []
    })
}

/** Enters again what was reversed last, whole and with the same orders; its credits follow by `creditAgain`. */
export function reenterBill(history: readonly RecordedEntry[], revision: number): LedgerEntry[] {
  return reversedLast(history).map(({ id: _, ...entry }) => ({ ...entry, revision }))
}

/** Credits of entries that were entered again, taken back of those once more. */
export function creditAgain(history: readonly RecordedEntry[], revision: number): LedgerEntry[] {
  const again = new Map(
    history
      .filter((entry) => isOfBill(entry) && entry.revision === revision)
      .map((entry) => [billHistoryPlaceOf(entry), entry.id]),
  )
  return reversedLast(
    history.filter((entry) => !isOfBill(entry) || entry.revision < revision),
  ).flatMap((entry) => {
    const reverses = again.get(billHistoryPlaceOf(entry))
    if (reverses === undefined) return []
    return creditsOf(history, entry.id).map(({ id: _, ...credit }) => ({
      ...credit,
      revision,
      reverses,
    }))
  })
}

/** Entries whose newest revision is reversed. */
function reversedLast(history: readonly RecordedEntry[]): RecordedEntry[] {
  const newest = new Map<string, RecordedEntry>()
  for (const entry of history) {
    if (!isOfBill(entry)) continue
    const other = newest.get(billHistoryPlaceOf(entry))
    if (!other || other.revision < entry.revision) newest.set(billHistoryPlaceOf(entry), entry)
  }
  const reversed = reversedIn(history)
  return [...newest.values()].filter(({ id }) => reversed.has(id))
}

const billHistoryPlaceOf = ({ impact, part }: RecordedEntry) => `${impact} ${part}`

import { groupedBy } from '../../../language/grouped-by.ts'
import { ledgerKey } from '../classification/ledger-words.ts'
import type { LedgerEntry } from './ledger-rows.ts'

type RecordedRow = Pick<LedgerEntry, 'reference' | 'supplier' | 'day'> & { readonly hash: string }

/**
 * Rows of a file that were saved before and were changed since: of the same reference, supplier and day, where
 * neither stands in the other. A direct debit has the same reference every month, so that the day must be the same.
 */
export function changedRows<E extends RecordedRow, S extends RecordedRow>(
  entries: readonly E[],
  saved: readonly S[],
): readonly { readonly now: E; readonly before: S }[] {
  const [inFile, wasSaved] = [hashesOf(entries), hashesOf(saved)]
  const fresh = entries.filter(({ hash, reference }) => reference !== '' && !wasSaved.has(hash))
  const gone = groupedBy(
    saved.filter(({ hash, reference }) => reference !== '' && !inFile.has(hash)),
    sameRowKey,
  )
  return [...groupedBy(fresh, sameRowKey)].flatMap(([key, those]) => {
    const before = gone.get(key) ?? []
    // Of several with one reference nobody can tell which was which, unless there are as many.
    if (before.length !== those.length) return []
    return those.flatMap((now, at) => {
      const old = before[at]
      return old ? [{ now, before: old }] : []
    })
  })
}

const hashesOf = (rows: readonly RecordedRow[]) => new Set(rows.map(({ hash }) => hash))

const sameRowKey = ({ reference, supplier, day }: RecordedRow) =>
  [ledgerKey(reference), ledgerKey(supplier), day].join('|')

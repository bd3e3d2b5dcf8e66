import type { Tx } from '@understory/database/connect.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import type { Deps } from '../../../../deps.ts'
import type { Refused } from '../../../../http/refuse.ts'
import { type findInventory, lessenSpending } from '../../company-footprints/public.ts'
import type { LedgerKey } from '../import-records.ts'
import { changedSince } from '../reading/changed-since.ts'
import type { StoredEntry } from '../row-records.ts'

type Replacing = {
  readonly wanted: LedgerKey & { readonly userId: string }
  readonly inventory: NonNullable<Awaited<ReturnType<typeof findInventory>>>
  readonly entries: readonly StoredEntry[]
}

/** Takes rows that were changed since out of the lines that they made, and puts them away: what they are now is saved instead. */
export async function replaceChanged(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { wanted, inventory, entries }: Replacing,
): Promise<Refused | undefined> {
  const before = (await changedSince(tx, wanted, entries)).map((pair) => pair.before)
  const byLine = groupedBy(before, ({ line_id }) => line_id)
  for (const [lineId, rows] of byLine) {
    if (lineId === null) continue
    const by = rows.reduce((sum, { net }) => sum + Number(net), 0) / 100
    const refused = await lessenSpending(tx, deps, { wanted, inventory, lineId, by })
    if (refused) return refused
  }
  for (const { import_id, row } of before) {
    await tx
      .deleteFrom('ledger_row')
      .where('import_id', '=', import_id)
      .where('row', '=', row)
      .execute()
  }
  return undefined
}

import type {
  InventoryLine,
  InventoryLineInput,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../../deps.ts'
import { Refused } from '../../../../../http/refuse.ts'
import type { InventoryRow } from '../inventory-records.ts'
import { type Adding, insertLines } from './change-lines.ts'
import { deleteLine, removeForGood } from './delete-line.ts'
import { presentLines, selectLines } from './line-records.ts'

type Lessening = {
  readonly wanted: Adding
  readonly inventory: InventoryRow
  readonly lineId: string
  /** In the currency of the line. */
  readonly by: number
}

/** A line of money without some of it, under the same id; nothing is left of one that comes to nothing. Of quantities it stays. */
export async function lessenSpending(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { wanted, inventory, lineId, by }: Lessening,
): Promise<Refused | undefined> {
  const rows = await selectLines(tx, { inventoryId: inventory.id, ids: [lineId] })
  const [line] = await presentLines(tx, rows)
  if (!line?.spend) return undefined
  const { accountId } = wanted
  const left = Math.round((line.spend.amount - by) * 100) / 100
  if (left <= 0) return removeForGood(tx, inventory, { ...wanted, lineId })
  const refused = await deleteLine(tx, inventory, { lineId, accountId, isReplaced: true })
  if (refused) return refused
  const inputs = [inputWith(line, left)]
  const inserted = await insertLines(tx, deps, { wanted, inventory, inputs, id: lineId })
  return inserted instanceof Refused ? inserted : undefined
}

function inputWith(line: InventoryLine, amount: number): InventoryLineInput {
  const { category, description, entityId, site, note, period, purchasePart, quickItem } = line
  return {
    category,
    description,
    entityId,
    site,
    note,
    period,
    purchasePart,
    quickItem,
    quantity: amount,
    unit: line.spend?.currency ?? line.unit,
    spendYear: line.spend?.year,
    factorId: line.factor?.factorId,
    ownFactor: line.ownFactor ?? undefined,
    marketFactor: line.marketFactor,
    quality: line.quality ?? undefined,
    withUpstream: false,
  }
}

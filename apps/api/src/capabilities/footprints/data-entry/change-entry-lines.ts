import type {
  InventoryLine,
  InventoryLineInput,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { isInPart } from '@understory/domain/people/members/entry-part.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { addLines, findInventory, removeLine, replaceLine } from '../company-footprints/public.ts'
import { type EntryKey, isLineOfPart } from './entry-lines.ts'

type EntryDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Entering = EntryKey & { readonly userId: string; readonly reason?: string | undefined }
type Changing = Entering & { readonly lineId: string }
type Stored = { readonly lines: InventoryLine[] }

/** Of the line that a member adds or changes, what the operations of the inventory ask for. */
const asChange = ({ footprintId, accountId, userId, reason }: Entering) => ({
  footprintId,
  accountId,
  userId,
  reason,
})

export async function addEntryLine(
  deps: EntryDeps,
  entering: Entering,
  input: InventoryLineInput,
): Promise<Stored | Refused> {
  if (!isInPart(entering.entryPart, input)) return refuse('OUTSIDE_YOUR_PART')
  // An answer to quick entry takes the place of the one before, which may be of another part.
  const lines = [{ ...input, quickItem: null }]
  return addLines(deps, asChange(entering), { lines, remove: [] })
}

/** It was in the part before, and is in it afterwards. */
export async function replaceEntryLine(
  deps: EntryDeps,
  changing: Changing,
  input: InventoryLineInput,
): Promise<Stored | Refused> {
  const refused = await refuseOutside(deps, changing)
  if (refused) return refused
  if (!isInPart(changing.entryPart, input)) return refuse('OUTSIDE_YOUR_PART')
  return replaceLine(deps, { ...asChange(changing), lineId: changing.lineId }, input)
}

export async function removeEntryLine(
  deps: EntryDeps,
  changing: Changing,
): Promise<Refused | undefined> {
  const refused = await refuseOutside(deps, changing)
  return refused ?? removeLine(deps, { ...asChange(changing), lineId: changing.lineId })
}

/** A line outside the part answers as one that does not exist. */
async function refuseOutside(
  { db }: EntryDeps,
  { lineId, entryPart: part, ...key }: Changing,
): Promise<Refused | null> {
  const inventory = await findInventory(db, key)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const isThere = await isLineOfPart(db, { inventoryId: inventory.id, part }, lineId)
  return isThere ? null : refuse('LINE_NOT_FOUND')
}

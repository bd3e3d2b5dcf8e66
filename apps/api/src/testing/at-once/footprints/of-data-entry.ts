import {
  AddEntryLine,
  RemoveEntryLine,
  ReplaceEntryLine,
} from '@understory/contracts/footprints/data-entry.ts'
import { AN_INVENTORY_LINE, inventoryLineOf, inventoryOf } from '../of-footprints.ts'
import { all, one, type Promised } from '../promises.ts'

export const OF_DATA_ENTRY: readonly Promised[] = [
  // Two lines may say the same.
  all(AddEntryLine, async (scene) => ({
    ...(await inventoryOf(scene)),
    body: AN_INVENTORY_LINE,
  })),
  all(ReplaceEntryLine, async (scene) => ({
    ...(await inventoryLineOf(scene)),
    body: AN_INVENTORY_LINE,
  })),
  one(RemoveEntryLine, ['LINE_NOT_FOUND'], inventoryLineOf),
]

import {
  AddEntryLine,
  RemoveEntryLine,
  ReplaceEntryLine,
} from '@understory/contracts/footprints/data-entry.ts'
import { newcomer } from '../newcomer.ts'
import { AN_INVENTORY_LINE, inventoryLineOf, inventoryOf } from '../of-footprints.ts'
import { all, one, type Promised } from '../promises.ts'
import type { Scene } from '../scene.ts'

/** Of a company of its own: what others save later must stay the newest of theirs. */
const apart = async (scene: Scene): Promise<Scene> => ({
  ...scene,
  owner: await newcomer(scene.api, 'business'),
})

export const OF_DATA_ENTRY: readonly Promised[] = [
  // Two lines may say the same.
  all(AddEntryLine, async (scene) => ({
    ...(await inventoryOf(await apart(scene))),
    body: AN_INVENTORY_LINE,
  })),
  all(ReplaceEntryLine, async (scene) => ({
    ...(await inventoryLineOf(await apart(scene))),
    body: AN_INVENTORY_LINE,
  })),
  one(RemoveEntryLine, ['LINE_NOT_FOUND'], async (scene) => inventoryLineOf(await apart(scene))),
]

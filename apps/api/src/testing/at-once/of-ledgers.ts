import {
  RemoveLedger,
  SaveLedger,
  UploadLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import { ReadLedger } from '@understory/contracts/footprints/ledger-import/ledger-readings.ts'
import { DecideLedger } from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { LEDGER_TEXT, uploadedLedger } from '../footprints/ledgers.ts'
import { inventoryOf } from './of-footprints.ts'
import { all, one, type Promised, some } from './promises.ts'
import type { Scene } from './scene.ts'

async function ledgerOf(scene: Scene) {
  const { by, params } = await inventoryOf(scene)
  const importId = await uploadedLedger(scene.api, scene.owner, params.footprintId)
  return { by, params: { ...params, importId } }
}

const COLUMNS = { date: 0, supplier: 3, description: 4, account: 5, net: 6 }

export const OF_LEDGERS: readonly Promised[] = [
  some(UploadLedger, ['IMPORT_IN_PROGRESS'], async (scene) => ({
    ...(await inventoryOf(scene)),
    query: { fileName: 'ledger.csv' },
    file: new TextEncoder().encode(LEDGER_TEXT),
  })),
  some(ReadLedger, ['IMPORT_IN_PROGRESS'], async (scene) => ({
    ...(await ledgerOf(scene)),
    body: { columns: COLUMNS, vat: 'excluded', vatRate: 0 },
  })),
  all(DecideLedger, async (scene) => ({
    ...(await ledgerOf(scene)),
    body: { purchases: 1_000_000 },
  })),
  one(SaveLedger, ['LEDGER_SAVED'], ledgerOf),
  one(RemoveLedger, ['LEDGER_IMPORT_NOT_FOUND'], ledgerOf),
]

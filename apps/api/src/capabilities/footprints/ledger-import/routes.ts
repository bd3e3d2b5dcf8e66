import { ClassifyLedgerRows } from '@understory/contracts/footprints/ledger-import/classify-ledger-rows.ts'
import {
  ListLedgerImports,
  RemoveLedger,
  SaveLedger,
  UploadLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import {
  GetLedgerReading,
  ReadLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-readings.ts'
import {
  DecideLedger,
  ReviewLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { findInventory } from '../company-footprints/public.ts'
import { classifyLedgerRows } from './classification/classify-ledger-rows.ts'
import { listImports, presentImport } from './import-records.ts'
import { readLedger, viewReading } from './reading/read-ledger.ts'
import { uploadLedger } from './reading/upload-ledger.ts'
import { decideLedger } from './review/decide-ledger.ts'
import { reviewLedger } from './review/review-ledger.ts'
import { removeLedger } from './saving/remove-ledger.ts'
import { saveLedger } from './saving/save-ledger.ts'

const CLASSIFICATIONS = { name: 'ledger-classification', points: 300, seconds: 600 }
const UPLOADS = { name: 'ledger-upload', points: 40, seconds: 600 }
const READINGS = { name: 'ledger-reading', points: 120, seconds: 600 }

const SEE_LEDGERS = { access: 'account', may: 'see' } as const
const CHANGE_LEDGERS = { access: 'account', may: 'change' } as const

type AskedByAccount<P> = {
  readonly actor: { readonly accountId: string; readonly userId: string }
  readonly params: P
}

const keyOf = <P extends object>({ actor, params }: AskedByAccount<P>) => ({
  ...params,
  accountId: actor.accountId,
  userId: actor.userId,
})

export function ledgerImportRoutes(deps: Deps): Route[] {
  return [
    route(ClassifyLedgerRows, { access: 'public', limit: CLASSIFICATIONS }, async ({ body }) =>
      classifyLedgerRows(body),
    ),
    route(UploadLedger, { ...CHANGE_LEDGERS, limit: UPLOADS }, (asked) =>
      uploadLedger(deps, keyOf(asked), { fileName: asked.query.fileName, bytes: asked.file }),
    ),
    route(ListLedgerImports, SEE_LEDGERS, async (asked) => {
      const found = await findInventory(deps.db, keyOf(asked))
      if (!found) return refuse('INVENTORY_NOT_FOUND')
      return { imports: (await listImports(deps.db, keyOf(asked))).map(presentImport) }
    }),
    route(GetLedgerReading, { ...SEE_LEDGERS, limit: READINGS }, (asked) =>
      viewReading(deps, keyOf(asked)),
    ),
    route(ReadLedger, { ...CHANGE_LEDGERS, limit: READINGS }, (asked) =>
      readLedger(deps, keyOf(asked), asked.body),
    ),
    route(ReviewLedger, SEE_LEDGERS, (asked) => reviewLedger(deps, keyOf(asked))),
    route(DecideLedger, CHANGE_LEDGERS, (asked) => decideLedger(deps, keyOf(asked), asked.body)),
    route(SaveLedger, CHANGE_LEDGERS, (asked) =>
      saveLedger(deps, { ...keyOf(asked), reason: asked.query.reason ?? null }),
    ),
    route(RemoveLedger, CHANGE_LEDGERS, (asked) => removeLedger(deps, keyOf(asked))),
  ]
}

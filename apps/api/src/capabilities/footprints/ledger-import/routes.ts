import { ClassifyLedgerRows } from '@understory/contracts/footprints/ledger-import/classify-ledger-rows.ts'
import { type Route, route } from '../../../http/route.ts'
import { classifyLedgerRows } from './classification/classify-ledger-rows.ts'

const CLASSIFICATIONS = { name: 'ledger-classification', points: 300, seconds: 600 }

export function ledgerImportRoutes(): Route[] {
  return [
    route(ClassifyLedgerRows, { access: 'public', limit: CLASSIFICATIONS }, async ({ body }) =>
      classifyLedgerRows(body),
    ),
  ]
}

import type { Capability } from '../../../capability.ts'
import { ledgerImportRoutes } from './routes.ts'

export const ledgerImport: Capability = {
  area: 'footprints',
  name: 'ledger-import',
  says: 'What the purchases of a company are, row by row of its accounts, and the lines they make.',
  owns: {},
  routes: ledgerImportRoutes,
}

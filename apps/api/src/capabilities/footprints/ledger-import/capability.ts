import type { Capability } from '../../../capability.ts'
import { ledgerImportRoutes } from './routes.ts'

export const ledgerImport: Capability = {
  area: 'footprints',
  name: 'ledger-import',
  says: 'What the purchases of a company are, row by row of its accounts, and the lines they make.',
  owns: {
    ledger_import: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'id',
          'footprint_id',
          'file_name',
          'state',
          'purchases',
          'created_at',
          'saved_at',
        ],
      },
    },
    ledger_memory: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
    ledger_row: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
  },
  routes: ledgerImportRoutes,
  bodies: {
    evidenceForms: [/^\/my-impact\/dashboards\/footprint\/[\w-]+\/ledger$/],
    evidenceCalls: [/^\/api\/footprints\/[\w-]+\/ledger-imports$/],
    fileCalls: [/^\/api\/footprints\/ledger-classifications$/],
  },
}

import { readFileSync } from 'node:fs'
import {
  classifyLedgerRow,
  type LedgerRowTexts,
} from '@understory/domain/footprints/ledger-import/classification/classify-ledger-row.ts'
import type { Measure } from '../../measure.ts'

const LEDGER_ROWS = 10_000
const LEDGER_RUNS = 5
const LEDGER_LONGEST_MS = 2_000

/** Made-up rows of all charts, as often as they are needed, each with a text of its own. */
export const ledgerClassification: Measure = {
  id: 'ledger-classification',
  what: `${LEDGER_ROWS.toLocaleString('en-GB')} rows of a ledger classified`,
  unit: 'ms',
  goal: { ratio: 1, is: 'at most' },
  run: async () => {
    const rows = rowsOfLedger()
    const times = Array.from({ length: LEDGER_RUNS }, () => {
      const begun = performance.now()
      for (const row of rows) classifyLedgerRow(row, { chart: 'xero-gb' })
      return performance.now() - begun
    })
    const ours = times.toSorted((one, other) => one - other)[Math.floor(LEDGER_RUNS / 2)] ?? 0
    return [{ ours, reference: LEDGER_LONGEST_MS, ratio: ours / LEDGER_LONGEST_MS }]
  },
}

function rowsOfLedger(): readonly LedgerRowTexts[] {
  const file = new URL('../../../packages/domain/data/ledger-import/vectors.json', import.meta.url)
  const vectors = JSON.parse(readFileSync(file, 'utf8')) as LedgerRowTexts[]
  return Array.from({ length: LEDGER_ROWS }, (_, at) => {
    const { supplier, description, account, accountCode, mcc, net } = vectors[
      at % vectors.length
    ] as LedgerRowTexts
    return { supplier, account, accountCode, mcc, net, description: `${description} ${at}` }
  })
}

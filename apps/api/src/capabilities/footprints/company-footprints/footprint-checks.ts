import { isDeepStrictEqual } from 'node:util'
import {
  Declared,
  Estimate,
  EstimateInput,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Database } from '@understory/database/connect.ts'
import { ESTIMATE_VERSION } from '@understory/domain/footprints/company-footprints/estimate/estimate.ts'
import type { FootprintBreach, FootprintCheck } from '../../../footprint-rules/footprint-check.ts'
import { Refused } from '../../../http/refuse.ts'
import { computeEstimate } from './estimate/estimate-footprint.ts'
import { presentLines } from './inventory/lines/line-records.ts'
import { breachOfLine } from './line-breach.ts'

const FOOTPRINT_CHECKS_BATCH_SIZE = 1_000

export const FOOTPRINT_CHECKS: readonly FootprintCheck[] = [
  {
    id: 'estimates',
    rule: 'every estimate comes out again from its input',
    find: verifyEstimates,
  },
  { id: 'lines', rule: 'every line is its activity times its factor', find: verifyLines },
]

async function verifyEstimates(db: Database) {
  const rows = await db
    .selectFrom('footprint')
    .select(['id', 'input', 'estimate', 'co2e_grams', 'declared'])
    .where('model', '=', ESTIMATE_VERSION)
    .execute()
  const breaches = rows.flatMap((row): FootprintBreach[] => {
    const stored = Estimate.parse(row.estimate)
    const again = computeEstimate(EstimateInput.parse(row.input))
    const isSame = !(again instanceof Refused) && isDeepStrictEqual(again, stored)
    if (!isSame) return [{ subject: row.id, detail: 'the estimate comes out differently' }]
    const declared = row.declared === null ? null : Declared.parse(row.declared)
    if (declared && !addsUp(declared)) {
      return [{ subject: row.id, detail: 'the declared categories do not add up' }]
    }
    const counts = (declared ?? stored).total
    return counts === row.co2e_grams
      ? []
      : [{ subject: row.id, detail: `${row.co2e_grams} g count, ${counts} g are stated` }]
  })
  return { checked: rows.length, breaches }
}

function addsUp({ scope1, scope2, scope3, total, categories }: Declared): boolean {
  const sum = categories.reduce((all, { co2e }) => all + co2e, 0)
  return sum === total && scope1 + scope2 + scope3 === total
}

async function verifyLines(db: Database) {
  const breaches: FootprintBreach[] = []
  let checked = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('inventory_line')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(FOOTPRINT_CHECKS_BATCH_SIZE)
      .execute()
    const last = rows.at(-1)
    if (!last) break
    breaches.push(...(await presentLines(db, rows)).flatMap(breachOfLine))
    checked += rows.length
    after = last.id
  }
  return { checked, breaches }
}

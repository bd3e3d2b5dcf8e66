import { isDeepStrictEqual } from 'node:util'
import {
  Declared,
  Estimate,
  EstimateInput,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Database } from '@understory/database/connect.ts'
import { ESTIMATE_VERSION } from '@understory/domain/footprints/company-footprints/estimate/estimate.ts'
import { Refused } from '../../../http/refuse.ts'
import { computeEstimate } from './estimate/estimate-footprint.ts'
import { presentLines } from './inventory/lines/line-records.ts'
import { breachOfLine } from './line-breach.ts'
import { verifyCertificates } from './verify-certificates.ts'

const VERIFY_FOOTPRINTS_BATCH_SIZE = 1_000
const MOST_EXAMPLES = 5

export type Breach = { readonly subject: string; readonly detail: string }
export type FootprintFinding = {
  readonly id: string
  readonly rule: string
  readonly checked: number
  readonly breaches: number
  readonly examples: readonly Breach[]
}

/** Computes every stored figure again from what was given and the factors it names. Only reads. */
export async function verifyFootprints(db: Database): Promise<FootprintFinding[]> {
  const certificates = await verifyCertificates(db)
  return [
    await verifyEstimates(db),
    await verifyLines(db),
    finding(
      'certificates',
      'every certificate that holds states what its footprint states',
      certificates.checked,
      certificates.breaches,
    ),
    await verifyBaseYears(db),
  ]
}

async function verifyEstimates(db: Database): Promise<FootprintFinding> {
  const rows = await db
    .selectFrom('footprint')
    .select(['id', 'input', 'estimate', 'co2e_grams', 'declared'])
    .where('model', '=', ESTIMATE_VERSION)
    .execute()
  const breaches = rows.flatMap((row): Breach[] => {
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
  return finding(
    'estimates',
    'every estimate comes out again from its input',
    rows.length,
    breaches,
  )
}

function addsUp({ scope1, scope2, scope3, total, categories }: Declared): boolean {
  const sum = categories.reduce((all, { co2e }) => all + co2e, 0)
  return sum === total && scope1 + scope2 + scope3 === total
}

async function verifyLines(db: Database): Promise<FootprintFinding> {
  const breaches: Breach[] = []
  let checked = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('inventory_line')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(VERIFY_FOOTPRINTS_BATCH_SIZE)
      .execute()
    const last = rows.at(-1)
    if (!last) break
    breaches.push(...(await presentLines(db, rows)).flatMap(breachOfLine))
    checked += rows.length
    after = last.id
  }
  return finding('lines', 'every line is its activity times its factor', checked, breaches)
}

/** Each recalculation is the figure before it with the changes that were recorded in between. */
async function verifyBaseYears(db: Database): Promise<FootprintFinding> {
  const rows = await db
    .selectFrom('base_year_recalculation')
    .selectAll()
    .orderBy('recalculated_at')
    .execute()
  const changes = await db.selectFrom('base_year_change').selectAll().execute()
  const breaches = rows.flatMap((row, at): Breach[] => {
    const before = rows
      .slice(0, at)
      .findLast((each) => each.account_id === row.account_id && each.base_month === row.base_month)
    const since = changes.filter(
      ({ account_id, recorded_at }) =>
        account_id === row.account_id &&
        recorded_at <= row.recalculated_at &&
        (!before || recorded_at > before.recalculated_at),
    )
    const from = before?.recalculated_grams ?? row.original_grams
    const again = Math.max(
      0,
      since.reduce((sum, { change_grams }) => sum + change_grams, from),
    )
    return again === row.recalculated_grams
      ? []
      : [{ subject: row.id, detail: `${row.recalculated_grams} g stored, ${again} g computed` }]
  })
  const rule = 'every recalculated base year is the one before with what changed'
  return finding('base years', rule, rows.length, breaches)
}

function finding(
  id: string,
  rule: string,
  checked: number,
  breaches: readonly Breach[],
): FootprintFinding {
  return {
    id,
    rule,
    checked,
    breaches: breaches.length,
    examples: breaches.slice(0, MOST_EXAMPLES),
  }
}

import {
  Declared,
  Estimate,
  EstimateInput,
  type Footprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  activeIn,
  periodsOf,
} from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { nameAnswerers } from './declarations/name-answerers.ts'

type FootprintRecordsStored = Awaited<ReturnType<typeof selectFootprints>>[number]

function selectFootprints(db: Database | Tx, accountId: string) {
  return db
    .selectFrom('footprint')
    .leftJoin('footprint_inventory', 'footprint_inventory.footprint_id', 'footprint.id')
    .select([
      'footprint.id',
      'status',
      'start_month',
      'company_name',
      'frequency',
      'input',
      'estimate',
      'co2e_grams',
      'declared',
      'footprint.created_at',
      'footprint.updated_at',
      'footprint_inventory.id as inventory_id',
    ])
    .select((eb) =>
      eb
        .selectFrom('footprint_evidence as e')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('e.footprint_id', '=', 'footprint.id')
        .where('e.status', '=', 'complete')
        .as('evidence'),
    )
    .where('footprint.account_id', '=', accountId)
    .orderBy('start_month', 'desc')
    .execute()
}

/** The footprints of an account with their periods, the one that began last first. */
export async function listFootprintRecords(
  db: Database | Tx,
  { accountId, now }: { accountId: string; now: Date },
): Promise<Footprint[]> {
  const rows = await selectFootprints(db, accountId)
  const begun = rows.map((row) => ({
    row,
    startMonth: monthOf(row.start_month),
    isDeclared: row.declared !== null,
  }))
  const periods = new Map(periodsOf(begun).map((period) => [period.startMonth, period]))
  const active = activeIn(begun, monthOf(dayOf(now)))
  const footprints = begun.map((each) => ({
    ...presentFootprint(each.row),
    startMonth: each.startMonth,
    countsFrom: periods.get(each.startMonth)?.from ?? each.startMonth,
    endMonth: periods.get(each.startMonth)?.to ?? null,
    isActive: each === active,
  }))
  return nameAnswerers(db, accountId, footprints)
}

function presentFootprint(row: FootprintRecordsStored) {
  return {
    footprintId: row.id,
    status: row.status,
    companyName: row.company_name,
    frequency: row.frequency,
    input: EstimateInput.parse(row.input),
    estimate: Estimate.parse(row.estimate),
    declared: row.declared === null ? null : Declared.parse(row.declared),
    isRefined: row.inventory_id !== null,
    evidence: Number(row.evidence),
    co2eGrams: row.co2e_grams,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

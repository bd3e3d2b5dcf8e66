import type { FootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf, firstDay, type Month, monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  type CoveredYear,
  countedGrams,
  coverFootprints,
  FOOTPRINT_PRODUCTS,
  type FundedRow,
} from '@understory/domain/footprints/company-footprints/periods/coverage.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { listFootprintRecords } from './footprint-records.ts'

/** What was funded for each year of an account's footprints, from the ledger. */
export async function getFootprintCoverage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<FootprintCoverage> {
  const now = clock()
  const footprints = await listFootprintRecords(db, { accountId, now })
  const first = footprints.at(-1)?.startMonth
  if (!first) return { years: [], months: [] }
  const funded = await listFunded(db, { accountId, first })
  const years = coverFootprints({
    footprints: footprints.map(yearlyFigures),
    funded,
    thisMonth: monthOf(dayOf(now)),
  })
  const projects = new Map(funded.map((row) => [row.project, row]))
  const byStart = new Map(footprints.map((each) => [each.startMonth, each]))
  return {
    years: years.flatMap((year) => {
      const footprint = byStart.get(year.startMonth)
      return footprint ? [presentYear(year, footprint, projects)] : []
    }),
    months: monthsOf(funded),
  }
}

function yearlyFigures({ startMonth, declared, estimate }: Footprint) {
  return {
    startMonth: startMonth,
    isDeclared: declared !== null,
    scopes: declared ?? estimate,
  }
}

type FootprintCoverageRow = Awaited<ReturnType<typeof listFunded>>[number]

function presentYear(
  year: CoveredYear,
  footprint: Footprint,
  projects: Map<string, FootprintCoverageRow>,
) {
  return {
    footprintId: footprint.footprintId,
    companyName: footprint.companyName,
    status: footprint.status,
    isCarriedOn: year.isCarriedOn,
    from: year.from,
    to: year.to,
    emittedGrams: year.emittedGrams,
    fundedGrams: year.fundedGrams,
    projects: year.projects.flatMap(({ project: id, co2eGrams }) => {
      const row = projects.get(id)
      if (!row?.creditKind) return []
      return [{ id, name: row.name, country: row.country, creditKind: row.creditKind, co2eGrams }]
    }),
  }
}

function monthsOf(funded: readonly FundedRow[]): FootprintCoverage['months'] {
  return [...Map.groupBy(funded, ({ month }) => month)]
    .map(([month, rows]) => ({
      month,
      co2eGrams: rows.reduce((sum, row) => sum + countedGrams(row), 0),
    }))
    .filter(({ co2eGrams }) => co2eGrams !== 0)
    .sort((a, b) => (a.month < b.month ? -1 : 1))
}

/** What counts for footprints by its product, and purchases that were assigned to a year of one. */
async function listFunded(
  db: Database,
  { accountId, first }: { readonly accountId: string; readonly first: Month },
) {
  const month = sql<Month>`to_char(e.effective_from, 'YYYY-MM')`
  const rows = await db
    .selectFrom('impact_ledger_entry as e')
    .innerJoin('project as p', 'p.id', 'e.project_id')
    .leftJoin('purchase as b', 'b.id', 'e.source_id')
    .where('e.account_id', '=', accountId)
    .where('e.impact', '=', 'co2e')
    .where('e.effective_from', '>=', firstDay(first))
    .where((is) =>
      is.or([
        is('e.product', 'in', [...FOOTPRINT_PRODUCTS]),
        is('b.footprint_period_from', 'is not', null),
      ]),
    )
    .groupBy([month, 'e.product', 'p.id'])
    .select([month.as('month'), 'e.product', 'p.id as project', 'p.name', 'p.country'])
    .select('p.credit_kind as creditKind')
    .select(sql<number>`sum(e.quantity)::bigint`.as('co2eGrams'))
    .execute()
  return rows.map((row) => ({ ...row, month: row.month }))
}

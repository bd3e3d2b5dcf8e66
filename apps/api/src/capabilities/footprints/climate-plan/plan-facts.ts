import type {
  Declared,
  Footprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { baseYearFootprint } from '@understory/domain/footprints/climate-plan/base-year.ts'
import type { DividedFootprint } from '@understory/domain/footprints/climate-plan/intensity.ts'
import type { BaseCategories } from '@understory/domain/footprints/climate-plan/sbti-coverage.ts'
import type { SmallCompany } from '@understory/domain/footprints/climate-plan/sbti-small.ts'
import { exchangeRate } from '@understory/domain/footprints/company-footprints/estimate/money.ts'
import {
  hasFigures,
  scopeOfCategory,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { listFootprintRecords } from '../company-footprints/public.ts'
import { climatePlanMessage } from './messages/messages.generated.ts'

export type OfAccount = { readonly accountId: string; readonly now: Date }

/** The account's footprints as plans count them: what was declared, or else the estimate. */
export async function plannedFootprints(
  db: Database | Tx,
  asked: OfAccount,
): Promise<(DividedFootprint & CompanyOfFootprint & { readonly categories: BaseCategories })[]> {
  const footprints = await listFootprintRecords(db, asked)
  return footprints.map(({ startMonth, status, declared, estimate, input }) => {
    const { scope1, scope2, scope3 } = declared ?? estimate
    return {
      startMonth,
      status,
      scopes: { scope1, scope2, scope3 },
      scope2Market: declared?.scope2Market ?? null,
      ownCars: declared?.ownCars ?? null,
      people: input.employees ?? estimate.workings.employees,
      isPeopleGiven: input.employees !== null,
      turnoverEuros: inEuros(input),
      categories: declared && baseCategories(declared),
    }
  })
}

type CompanyOfFootprint = Pick<SmallCompany, 'people' | 'isPeopleGiven' | 'turnoverEuros'>

function inEuros({ turnover, currency, year }: Footprint['input']): number | null {
  const [own, euros] = [exchangeRate(currency, year), exchangeRate('EUR', year)]
  return own === null || euros === null ? null : (turnover * euros) / own
}

/** Its categories as they were declared; `null`: they were not compared with the sector then. */
function baseCategories({ categories, completeness }: Declared): BaseCategories {
  if (!completeness) return null
  const grams = new Map(categories.map(({ category, co2e }) => [category, co2e]))
  return completeness.categories.map(({ category, state, flags }) => ({
    name: inventoryCategoryName(category),
    scope: scopeOfCategory(category),
    grams: grams.get(category) ?? 0,
    isDeclared: hasFigures(state),
    isDoubted: flags.some((flag) => flag !== 'high'),
  }))
}

/** Targets and intensity figures begin with a base-year footprint. */
export async function refuseWithoutBase(
  db: Database | Tx,
  asked: OfAccount,
  baseMonth: Month,
): Promise<Refused | null> {
  const footprints = await plannedFootprints(db, asked)
  if (baseYearFootprint(footprints, baseMonth)) return null
  const message = climatePlanMessage('plan-facts.refuse-without-base')
  return refuse('BASE_FOOTPRINT_REQUIRED', [{ field: 'baseMonth', message }])
}

import {
  ExportYearsCsv,
  ExportYearsWorkbook,
  GetFootprintYears,
} from '@understory/contracts/footprints/years.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { exportYearsCsv, exportYearsWorkbook } from './export-years.ts'
import { readYears } from './read-years.ts'

/** Each reads the lines of up to six inventories. */
const YEARS_LIMIT = { name: 'footprint-years', points: 60, seconds: 60 }
const SEE_YEARS = { access: 'account', may: 'see', limit: YEARS_LIMIT } as const

export function yearsRoutes(deps: Deps): Route[] {
  return [
    route(GetFootprintYears, SEE_YEARS, ({ actor, query }) =>
      readYears(deps, actor.accountId, query),
    ),
    route(ExportYearsCsv, SEE_YEARS, ({ actor, query }) =>
      exportYearsCsv(deps, actor.accountId, query),
    ),
    route(ExportYearsWorkbook, SEE_YEARS, ({ actor, query }) =>
      exportYearsWorkbook(deps, actor.accountId, query),
    ),
  ]
}

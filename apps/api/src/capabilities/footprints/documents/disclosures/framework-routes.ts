import {
  GetCompanyYear,
  GetKnownOfYear,
  SayCompanyYear,
} from '@understory/contracts/footprints/documents/company-year.ts'
import {
  ExportFrameworkCsv,
  ExportFrameworkPdf,
  ExportFrameworkWorkbook,
  ExportVsmeTemplate,
  ExportVsmeXbrl,
  GetFrameworkDisclosure,
} from '@understory/contracts/footprints/framework-disclosures.ts'
import type { Deps } from '../../../../deps.ts'
import { type Route, route } from '../../../../http/route.ts'
import { readCompanyYear, sayCompanyYear } from './company-year.ts'
import {
  exportFramework,
  exportFrameworkCsv,
  exportFrameworkPdf,
  exportVsmeTemplate,
  exportVsmeXbrl,
} from './export-framework.ts'
import { readKnownOfYear } from './known-of-year.ts'
import { readFramework } from './read-framework.ts'

const SEE_DISCLOSURES = { access: 'account', may: 'see' } as const
const SAY_COMPANY = {
  access: 'account',
  may: 'change',
  businessOnly: 'FOOTPRINT_BUSINESS_ONLY',
} as const
const FILE_LIMIT = { name: 'disclosure-file', points: 30, seconds: 60 }

export function frameworkRoutes(deps: Deps): Route[] {
  return [
    route(GetFrameworkDisclosure, SEE_DISCLOSURES, ({ actor, params }) =>
      readFramework(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ExportFrameworkWorkbook, { ...SEE_DISCLOSURES, limit: FILE_LIMIT }, ({ actor, params }) =>
      exportFramework(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ExportFrameworkCsv, { ...SEE_DISCLOSURES, limit: FILE_LIMIT }, ({ actor, params }) =>
      exportFrameworkCsv(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ExportFrameworkPdf, { ...SEE_DISCLOSURES, limit: FILE_LIMIT }, ({ actor, params }) =>
      exportFrameworkPdf(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ExportVsmeTemplate, { ...SEE_DISCLOSURES, limit: FILE_LIMIT }, ({ actor, params }) =>
      exportVsmeTemplate(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ExportVsmeXbrl, { ...SEE_DISCLOSURES, limit: FILE_LIMIT }, ({ actor, params }) =>
      exportVsmeXbrl(deps, { ...params, accountId: actor.accountId }),
    ),
    route(GetCompanyYear, SEE_DISCLOSURES, ({ actor, params }) =>
      readCompanyYear(deps, { ...params, accountId: actor.accountId }),
    ),
    route(GetKnownOfYear, SEE_DISCLOSURES, ({ actor, params }) =>
      readKnownOfYear(deps, { ...params, accountId: actor.accountId }),
    ),
    route(SayCompanyYear, SAY_COMPANY, ({ actor, params, body }) =>
      sayCompanyYear(deps, { ...params, accountId: actor.accountId }, body),
    ),
  ]
}

import {
  ExportSecrCsv,
  ExportSecrWorkbook,
  GetSecrDisclosure,
  SaySecr,
} from '@understory/contracts/footprints/secr.ts'
import type { Deps } from '../../../../deps.ts'
import { type Route, route } from '../../../../http/route.ts'
import { exportSecrCsv, exportSecrWorkbook } from './export-secr.ts'
import { readSecr } from './read-secr.ts'
import { saySecr } from './secr-answers.ts'

const SEE_SECR = { access: 'account', may: 'see' } as const
const CHANGE_SECR = {
  access: 'account',
  may: 'change',
  businessOnly: 'FOOTPRINT_BUSINESS_ONLY',
} as const
const FILE_LIMIT = { name: 'secr-file', points: 30, seconds: 60 }

export function secrRoutes(deps: Deps): Route[] {
  return [
    route(GetSecrDisclosure, SEE_SECR, ({ actor, params }) =>
      readSecr(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ExportSecrCsv, { ...SEE_SECR, limit: FILE_LIMIT }, ({ actor, params }) =>
      exportSecrCsv(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ExportSecrWorkbook, { ...SEE_SECR, limit: FILE_LIMIT }, ({ actor, params }) =>
      exportSecrWorkbook(deps, { ...params, accountId: actor.accountId }),
    ),
    route(SaySecr, CHANGE_SECR, ({ actor, params, body }) =>
      saySecr(deps, { ...params, accountId: actor.accountId }, body),
    ),
  ]
}

import { getLedgerConsistency, getLedgerLog } from '@understory/contracts/v1/ledger.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../../deps.ts'
import { type ApiRoute, apiRoute } from '../../../../http/v1/api-route.ts'
import { describeLog, proveConsistency } from './describe-log.ts'

export const logApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(getLedgerLog, () => asPlatform(() => describeLog(deps))),
  apiRoute(getLedgerConsistency, ({ query }) => asPlatform(() => proveConsistency(deps, query))),
]

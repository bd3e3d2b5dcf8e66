import { resetTestData } from '@understory/contracts/v1/test-data.ts'
import type { Deps } from '../../../deps.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { resetTestAccount } from './reset-test-account.ts'

export const testDataApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(resetTestData, ({ actor, resourceId }) => resetTestAccount(deps, actor, resourceId)),
]

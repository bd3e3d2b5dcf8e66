import { getAccount } from '@understory/contracts/v1/account.ts'
import type { Deps } from '../../../deps.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { describeAccount } from './describe-account.ts'

export const accountApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(getAccount, ({ actor }) => describeAccount(deps, actor)),
]

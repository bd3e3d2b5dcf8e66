import { GetStatus } from '@understory/contracts/site/status.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { createStatus } from './get-status.ts'

export function statusRoutes(deps: Deps): Route[] {
  const status = createStatus(deps)
  return [route(GetStatus, { access: 'public' }, () => asPlatform(status))]
}

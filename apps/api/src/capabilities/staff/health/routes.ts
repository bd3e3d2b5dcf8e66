import { GetHealth } from '@understory/contracts/staff/health.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { createHealth } from './get-health.ts'

export function healthRoutes(deps: Deps): Route[] {
  const getHealth = createHealth(deps)
  return [route(GetHealth, { access: 'staff', duty: 'open-console' }, getHealth)]
}

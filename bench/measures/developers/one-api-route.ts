import { withinNoRows } from '@understory/database/row-security.ts'
import { Hono } from 'hono'
import type { Deps } from '../../../apps/api/src/deps.ts'
import type { App } from '../../../apps/api/src/http/mount.ts'
import { workScope } from '../../../apps/api/src/http/requests/work-scope.ts'
import type { ApiRoute } from '../../../apps/api/src/http/v1/api-route.ts'
import { mountApiRoute } from '../../../apps/api/src/http/v1/mount-api-route.ts'

const FACTS = { ip: '198.51.100.7', requestId: 'bench' } as const

/** One call of the public API, mounted as in the product, where some of what is around it can be left out. */
export function oneApiRoute(deps: Deps, declared: ApiRoute) {
  const app: App = new Hono()
  mountApiRoute(app, deps, { declared, revoke: async () => {}, note: () => {} })
  return (request: Request): Promise<Response> =>
    workScope.run({ requestId: FACTS.requestId }, () =>
      withinNoRows(async () => app.fetch(request, FACTS)),
    )
}

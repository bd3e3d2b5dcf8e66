import { DeleteUser, ExportData } from '@understory/contracts/people/privacy.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { deleteUser } from './delete-user.ts'
import { exportData } from './export-data.ts'

const HOUR_SECONDS = 3_600
const EXPORTS = { name: 'export', points: 5, seconds: HOUR_SECONDS }
const DELETIONS = { name: 'deletion', points: 5, seconds: HOUR_SECONDS }

export function privacyRoutes(deps: Deps): Route[] {
  return [
    route(ExportData, { access: 'self', event: 'data-exported' }, async (call) => {
      const { userId } = call.actor
      if (!(await deps.limit(EXPORTS, userId))) return refuse('TOO_MANY_ATTEMPTS')
      const { bytes, stream } = await exportData(deps, userId, call.request.signal)
      call.responseHeaders.set('content-length', String(bytes))
      return stream
    }),
    route(DeleteUser, { access: 'self' }, async ({ actor, body }) => {
      if (!(await deps.limit(DELETIONS, actor.userId))) return refuse('TOO_MANY_ATTEMPTS')
      return deleteUser(deps, actor, body)
    }),
  ]
}

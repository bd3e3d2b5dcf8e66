import {
  ExportLineEvents,
  ListLineEvents,
  ListVerifiedLineEvents,
} from '@understory/contracts/footprints/company-footprints/line-history.ts'
import type { Deps } from '../../../../deps.ts'
import { refuse } from '../../../../http/refuse.ts'
import { type Route, route } from '../../../../http/route.ts'
import { findInventory } from '../inventory/inventory-records.ts'
import { exportLineEvents } from './export-line-events.ts'
import { pageOfLineEvents } from './line-events.ts'

const SEE_HISTORY = { access: 'account', may: 'see' } as const
const HISTORY_EXPORTS = { name: 'line-history-export', points: 30, seconds: 60 }

export function historyRoutes(deps: Deps): Route[] {
  return [
    route(ListLineEvents, SEE_HISTORY, async ({ actor, params, query }) => {
      const found = await findInventory(deps.db, { ...params, accountId: actor.accountId })
      if (!found) return refuse('INVENTORY_NOT_FOUND')
      return pageOfLineEvents(deps.db, found.id, query)
    }),
    route(
      ExportLineEvents,
      { ...SEE_HISTORY, limit: HISTORY_EXPORTS },
      ({ actor, params, query }) =>
        exportLineEvents(deps, { ...params, accountId: actor.accountId }, query),
    ),
    route(
      ListVerifiedLineEvents,
      { access: 'staff', duty: 'verify-footprints' },
      async ({ params, query }) => {
        const row = await deps.db
          .selectFrom('footprint_verification')
          .select(['footprint_id', 'account_id'])
          .where('id', '=', params.verificationId)
          .executeTakeFirst()
        const found =
          row &&
          (await findInventory(deps.db, {
            footprintId: row.footprint_id,
            accountId: row.account_id,
          }))
        if (!found) return refuse('VERIFICATION_NOT_FOUND')
        const page = await pageOfLineEvents(deps.db, found.id, query)
        return { ...page, footprintId: row.footprint_id, companyName: found.company_name }
      },
    ),
  ]
}

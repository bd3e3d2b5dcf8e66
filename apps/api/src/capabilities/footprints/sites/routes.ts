import {
  ListMisplacedLines,
  ListSites,
  ReplaceFactors,
  SetSite,
} from '@understory/contracts/footprints/sites.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { listMisplaced } from './list-misplaced.ts'
import { listSites } from './list-sites.ts'
import { replaceFactors } from './replace-factors.ts'
import { setSite } from './set-site.ts'

const CHANGE_SITES = { access: 'account', may: 'change' } as const

export function siteRoutes(deps: Deps): Route[] {
  return [
    route(ListSites, { access: 'account', may: 'see' }, ({ actor, params }) =>
      listSites(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ListMisplacedLines, { access: 'account', may: 'see' }, ({ actor, params }) =>
      listMisplaced(deps, { ...params, accountId: actor.accountId, userId: actor.userId }),
    ),
    route(SetSite, CHANGE_SITES, ({ actor, body }) => setSite(deps, actor.accountId, body)),
    route(ReplaceFactors, CHANGE_SITES, ({ actor, params, query, body }) =>
      replaceFactors(
        deps,
        {
          ...params,
          accountId: actor.accountId,
          userId: actor.userId,
          reason: query.reason ?? null,
        },
        body.lineIds,
      ),
    ),
  ]
}

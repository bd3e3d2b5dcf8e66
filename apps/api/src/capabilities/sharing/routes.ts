import { GetShared, GetSharing, SetBadges } from '@understory/contracts/sharing.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../deps.ts'
import { createRecentCache } from '../../http/recent-cache.ts'
import { refuse } from '../../http/refuse.ts'
import { type Route, route } from '../../http/route.ts'
import { getSharing, setBadges } from './account-share.ts'
import { readShared } from './shared-account.ts'

const SHARED = { name: 'shared', points: 120, seconds: 60 }
const FRESH_MS = 60_000
const MOST_HELD = 1_000

export function sharingRoutes(deps: Deps): Route[] {
  const shared = createRecentCache({
    load: (shareId) => asPlatform(() => readShared(deps, shareId)),
    now: () => deps.clock().getTime(),
    freshMs: FRESH_MS,
    most: MOST_HELD,
  })
  return [
    route(GetSharing, { access: 'account', may: 'see' }, ({ actor }) =>
      getSharing(deps, actor.accountId),
    ),
    route(
      SetBadges,
      { access: 'account', may: 'change-settings', event: 'badges-changed' },
      async ({ actor, body }) => {
        const sharing = await setBadges(deps, actor.accountId, body.isActive)
        if (sharing.shareId) shared.forget(sharing.shareId)
        return sharing
      },
    ),
    route(GetShared, { access: 'public', limit: SHARED }, async ({ params, responseHeaders }) => {
      const found = await shared.get(params.shareId)
      if (!found) return refuse('SHARE_NOT_FOUND')
      responseHeaders.set('cache-control', 'public, max-age=60, stale-while-revalidate=600')
      return found
    }),
  ]
}

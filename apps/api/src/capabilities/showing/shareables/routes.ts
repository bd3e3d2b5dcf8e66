import {
  BADGE_KINDS,
  BADGE_THEMES,
  type BadgeKind,
  type BadgeTheme,
  GetBadge,
  GetBadgePng,
  GetOwnBadge,
  GetShared,
  GetSharing,
  SetBadges,
} from '@understory/contracts/showing/shareables.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { withinOne } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { createRecentCache } from '../../../http/recent-cache.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { getSharing, setBadges } from './account-share.ts'
import { type BadgeFormat, drawOwnBadge, drawSharedBadge } from './draw-badge.ts'
import { readSharedAccount } from './shared-account.ts'

const SHARED = { name: 'shared', points: 120, seconds: 60 }
const BADGES = { name: 'badge', points: 600, seconds: 60 }
// At most a minute old here and another one in a browser: what was taken back, hidden or deleted is gone
// everywhere within two minutes.
const SHAREABLES_ROUTES_FRESH_MS = 30_000
const CACHE = 'public, max-age=60'
const MOST_HELD = 1_000

export function sharingRoutes(deps: Deps): Route[] {
  const shared = createRecentCache({
    load: (shareId) => asPlatform(() => readSharedAccount(deps, shareId)),
    now: () => deps.clock().getTime(),
    freshMs: SHAREABLES_ROUTES_FRESH_MS,
    most: MOST_HELD,
  })
  const badges = createRecentCache({
    load: (key) => asPlatform(() => drawKeyed(deps, key)),
    now: () => deps.clock().getTime(),
    freshMs: SHAREABLES_ROUTES_FRESH_MS,
    most: MOST_HELD,
  })
  async function badge(asked: ShareablesRoutesInput, format: BadgeFormat, headers: Headers) {
    const drawn = await badges.get(shareablesRoutesKeyOf(asked, format))
    if (!drawn) return refuse('SHARE_NOT_FOUND')
    headers.set('cache-control', CACHE)
    return drawn
  }
  function forget(shareId: string): void {
    shared.forget(shareId)
    for (const kind of BADGE_KINDS)
      for (const theme of BADGE_THEMES)
        for (const format of FORMATS)
          badges.forget(shareablesRoutesKeyOf({ shareId, kind, theme }, format))
  }
  return [
    route(GetSharing, { access: 'account', may: 'see' }, ({ actor }) =>
      getSharing(deps, actor.accountId),
    ),
    route(
      SetBadges,
      { access: 'account', may: 'change-settings', event: 'badges-changed' },
      async ({ actor, body }) => {
        const sharing = await withinOne(deps, (within) =>
          setBadges(within, actor.accountId, body.isActive),
        )
        if (sharing.shareId) forget(sharing.shareId)
        return sharing
      },
    ),
    route(GetShared, { access: 'public', limit: SHARED }, async ({ params, responseHeaders }) => {
      const found = await shared.get(params.shareId)
      if (!found) return refuse('SHARE_NOT_FOUND')
      responseHeaders.set('cache-control', CACHE)
      return found
    }),
    route(GetOwnBadge, { access: 'account', may: 'see' }, ({ actor, params }) =>
      drawOwnBadge(deps, actor.accountId, params),
    ),
    route(GetBadge, { access: 'public', limit: BADGES }, ({ params, responseHeaders }) =>
      badge(params, 'svg', responseHeaders),
    ),
    route(GetBadgePng, { access: 'public', limit: BADGES }, ({ params, responseHeaders }) =>
      badge(params, 'png', responseHeaders),
    ),
  ]
}

const FORMATS = ['svg', 'png'] as const
type ShareablesRoutesInput = {
  readonly shareId: string
  readonly kind: BadgeKind
  readonly theme: BadgeTheme
}

const shareablesRoutesKeyOf = (
  { shareId, kind, theme }: ShareablesRoutesInput,
  format: BadgeFormat,
) => [shareId, kind, theme, format].join(' ')

function drawKeyed(deps: Deps, key: string): Promise<Uint8Array | null> {
  const [shareId = '', kind, theme, format] = key.split(' ')
  return drawSharedBadge(deps, shareId, {
    kind: kind as BadgeKind,
    theme: theme as BadgeTheme,
    format: format as BadgeFormat,
  })
}

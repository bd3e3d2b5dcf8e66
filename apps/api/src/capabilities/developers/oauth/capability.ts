import { REFRESH_TOKEN_LIFE_DAYS } from '@understory/domain/developers/oauth/oauth-limits.ts'
import type { Capability } from '../../../capability.ts'
import { oauthRoutes } from './routes.ts'

export const oauth: Capability = {
  area: 'developers',
  name: 'oauth',
  says: 'Which apps a person let into an account, and for what.',
  owns: {
    oauth_grant: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', columns: ['key_id', 'redirect_uri', 'connected_at'] },
    },
    oauth_refresh_token: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: {
        days: REFRESH_TOKEN_LIFE_DAYS + 1,
        since: 'created_at',
        what: 'Hashes of what apps show to stay connected',
      },
      notExported: 'It is a hash, by which an app is known again.',
    },
  },
  asPlatform: {
    'mount-oauth.ts': 'an app comes with a code or a token, and its account is found by that',
  },
  routes: oauthRoutes,
}

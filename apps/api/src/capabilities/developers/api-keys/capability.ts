import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, NOT_TRIED_AGAIN } from '../../../jobs/queue-options.ts'
import { accountApiRoutes } from './api-routes.ts'
import { clearTestAnswers } from './calls/clear-test-answers.ts'
import { remindOfExpiringKeys } from './expiry/remind-of-expiring-keys.ts'
import { sendKeyExpiring } from './expiry/send-key-expiring.ts'
import { renderApiKeyEvent } from './render-api-key-event.ts'
import { apiKeyRoutes } from './routes.ts'
import { sweepRevokedKeys } from './sweep-revoked-keys.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'remind-of-expiring-keys': Record<string, never>
    'send-key-expiring': { keyId: string; days: number }
  }
}

export const apiKeys: Capability = {
  area: 'developers',
  name: 'api-keys',
  says: 'Which programs may call the API for an account, and what they may do.',
  owns: {
    api_key: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'id',
          'name',
          'mode',
          'scopes',
          'allowed_networks',
          'limit_currency',
          'per_purchase_minor',
          'per_day_minor',
          'per_month_minor',
          'approve_above_minor',
          'version',
          'created_at',
          'expires_at',
          'last_used_at',
          'revoked_at',
          'revoked_why',
          'is_grant',
        ],
      },
    },
    api_key_secret: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      notExported: 'It is a hash, by which a key is known again.',
    },
    api_call: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: {
        days: 30,
        since: 'at',
        what: 'Calls of programs, without what they sent or got',
      },
      exported: { of: 'account' },
    },
    idempotent_request: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: {
        days: 7,
        since: 'began_at',
        what: 'Answers to programs, for when a call is repeated',
      },
      notExported: 'a copy of an answer, and what it says is exported where it is kept',
    },
  },
  publishes: ['api_key'],
  asPlatform: {
    'routes.ts': 'the finder of a key belongs to no account',
    'calls/note-api-call.ts': 'a call of a test key is noted for its live account',
  },
  routes: apiKeyRoutes,
  apiRoutes: accountApiRoutes,
  clearsTestData: clearTestAnswers,
  eventRenderers: {
    'api_key.created': renderApiKeyEvent,
    'api_key.rotated': renderApiKeyEvent,
    'api_key.revoked': renderApiKeyEvent,
    'api_key.expiring': renderApiKeyEvent,
    'api_key.limit_reached': renderApiKeyEvent,
  },
  jobs: {
    'remind-of-expiring-keys': {
      queue: NOT_TRIED_AGAIN,
      every: '30 7 * * *',
      run: remindOfExpiringKeys,
    },
    'send-key-expiring': { queue: EMAIL_QUEUE, run: sendKeyExpiring },
  },
  nightlySweeps: [sweepRevokedKeys],
}

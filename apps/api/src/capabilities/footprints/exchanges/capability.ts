import type { Capability } from '../../../capability.ts'
import { answerRequests } from './events/answer-requests.ts'
import { sendMessages } from './events/send-messages.ts'
import { readFootprints } from './reading/read-footprints.ts'
import { exchangeRoutes } from './routes.ts'

const EVENT_DAYS = 400

export const exchanges: Capability = {
  area: 'footprints',
  name: 'exchanges',
  says: 'Partners with whom product footprints are exchanged by PACT: what each asks, is told, and gives us.',
  owns: {
    exchange: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'id',
          'peer_name',
          'client_id',
          'callback_base',
          'callback_client_id',
          'callback_auth_base',
          'auto_fulfil',
          'created_at',
          'paused_at',
          'ended_at',
        ],
      },
    },
    exchange_event: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: {
        days: EVENT_DAYS,
        since: 'received_at',
        what: 'What programs of your partners told us about product footprints',
      },
      exported: { of: 'account' },
    },
    exchange_message: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: {
        days: EVENT_DAYS,
        since: 'created_at',
        what: 'What programs of your partners were told about product footprints',
      },
      exported: { of: 'account' },
    },
    received_footprint: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    exchange_reading: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: {
        days: EVENT_DAYS,
        since: 'created_at',
        what: 'When footprints were fetched from the servers of your partners',
      },
      exported: { of: 'account' },
    },
  },
  asPlatform: {
    'pact/find-exchange.ts': 'a program that signs in belongs to no account',
  },
  routes: exchangeRoutes,
  steps: [
    { name: 'answer-exchange-requests', everyMs: 1_000, run: answerRequests },
    { name: 'send-exchange-messages', everyMs: 1_000, run: sendMessages },
    { name: 'read-partner-footprints', everyMs: 1_000, run: readFootprints },
  ],
}

import { WEBHOOK_ATTEMPT_DAYS } from '@understory/domain/developers/webhooks/webhook-limits.ts'
import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE } from '../../../jobs/queue-options.ts'
import { webhookApiRoutes } from './api-routes.ts'
import { Deliveries } from './delivery/deliver-messages.ts'
import { queueMessage } from './delivery/queue-message.ts'
import { sendWebhookFailing } from './delivery/send-webhook-failing.ts'
import { GIVEN_UP_WEBHOOK_QUEUE } from './given-up/given-up-queue.ts'
import { renderWebhookEvent } from './render-webhook-event.ts'
import { webhookRoutes } from './routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-webhook-failing': { endpointId: string; at: string }
  }
}

const deliveries = new Deliveries()

export const webhooks: Capability = {
  area: 'developers',
  name: 'webhooks',
  says: 'Where events of an account are sent as they happen, and what came of each.',
  owns: {
    webhook_endpoint: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'id',
          'url',
          'description',
          'types',
          'created_at',
          'disabled_at',
          'disabled_why',
          'failing_since',
        ],
      },
    },
    webhook_message: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      notExported: 'which events wait for an address, and both are exported',
    },
    webhook_attempt: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: {
        days: WEBHOOK_ATTEMPT_DAYS,
        since: 'at',
        what: 'What was sent to webhooks, and what they answered',
      },
      exported: { of: 'account' },
    },
  },
  asPlatform: {
    'whose-webhooks.ts': 'a test account has no members: who holds its live account acts for it',
    'delivery/deliver-messages.ts': 'a worker sends the events of all accounts',
  },
  whenNumbered: queueMessage,
  routes: webhookRoutes,
  workQueues: [GIVEN_UP_WEBHOOK_QUEUE],
  apiRoutes: webhookApiRoutes,
  eventRenderers: {
    'webhook_endpoint.created': renderWebhookEvent,
    'webhook_endpoint.failing': renderWebhookEvent,
    'webhook_endpoint.disabled': renderWebhookEvent,
  },
  steps: [{ name: 'deliver-webhooks', everyMs: 500, run: (deps) => deliveries.deliver(deps) }],
  jobs: { 'send-webhook-failing': { queue: EMAIL_QUEUE, run: sendWebhookFailing } },
}

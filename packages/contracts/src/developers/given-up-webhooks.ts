import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { StaffReason } from '../staff/staff-reason.ts'

const GivenUpWebhook = z.object({
  endpointId: z.uuid(),
  /** The rest of its address may be a secret of the account. */
  host: z.string(),
  account: z.string(),
  /** Of a test account. */
  isTest: z.boolean(),
  /** Why it was switched off; `null`: it is on. */
  disabledWhy: z.enum(['gone', 'failing']).nullable(),
  /** Since when something of it has been given up. */
  since: z.iso.datetime(),
  /** Events that were tried until nothing was gained by trying again. */
  givenUp: z.int(),
  /** Events that are sent once it is on. */
  waiting: z.int(),
  /** What came of the last attempt. */
  lastAnswer: z.string().nullable(),
})
export type GivenUpWebhook = z.output<typeof GivenUpWebhook>

const OneGivenUp = z.object({ endpointId: z.uuid() })
const Settled = z.strictObject({ reason: StaffReason })

export const ListGivenUpWebhooks = endpoint({
  method: 'GET',
  path: '/api/staff/given-up-webhooks',
  summary: 'Webhooks of developers that were switched off or took events no longer, oldest first',
  answer: z.object({
    webhooks: z.array(GivenUpWebhook),
    /** There are more than are listed. */
    hasMore: z.boolean(),
  }),
})

export const RetryGivenUpWebhook = endpoint({
  method: 'POST',
  path: '/api/staff/given-up-webhooks/{endpointId}/retry',
  summary:
    'Switch a webhook on again and send what was given up, at most a thousand events at once',
  params: OneGivenUp,
  body: Settled,
  answer: z.object({ events: z.int() }),
  refusals: ['WEBHOOK_NOT_GIVEN_UP', 'BAD_REQUEST'],
})

export const DropGivenUpWebhook = endpoint({
  method: 'POST',
  path: '/api/staff/given-up-webhooks/{endpointId}/drop',
  summary:
    'Leave a webhook as it is, with a reason, until something more of it is given up; its owner may still send all of it again',
  params: OneGivenUp,
  body: Settled,
  status: 204,
  refusals: ['WEBHOOK_NOT_GIVEN_UP', 'BAD_REQUEST'],
})

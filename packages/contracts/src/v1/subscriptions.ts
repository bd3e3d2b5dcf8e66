import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import { Subscription } from '../commerce/subscriptions/subscriptions.ts'
import { operation } from './operation.ts'

const shape = Subscription.shape

export const ApiSubscription = z
  .object({
    id: z.uuid(),
    object: z.literal('subscription'),
    mode: z.enum(API_MODES),
    createdAt: shape.createdAt,
    status: shape.status,
    product: shape.product,
    interval: shape.interval,
    /** Of the next cycle, as it is agreed now. */
    totalMinor: shape.totalMinor,
    currency: shape.currency,
    headcount: shape.headcount,
    /** The days that are paid for now; `null`: none. */
    current: shape.current,
    /** The day of the next charge; `null`: there is none. */
    nextPayment: shape.nextPayment,
    /** It was ended, and runs until the last day that is paid for. */
    endsWithPeriod: shape.endsWithPeriod,
    certificateId: shape.certificateId,
  })
  .meta({ id: 'Subscription', description: 'A plan that the account pays for by month or year.' })
export type ApiSubscription = z.output<typeof ApiSubscription>

export const listSubscriptions = operation({
  operationId: 'listSubscriptions',
  method: 'GET',
  path: '/v1/subscriptions',
  tag: 'Subscriptions',
  scope: 'subscriptions:read',
  summary: 'Subscriptions of the account',
  description:
    'All of them, newest first. To begin, change or end one is a person’s commitment, and done on our pages. A test account has none.',
  answer: z.object({ data: z.array(ApiSubscription).max(1_000) }),
  example: {},
})

export const getSubscription = operation({
  operationId: 'getSubscription',
  method: 'GET',
  path: '/v1/subscriptions/{subscriptionId}',
  tag: 'Subscriptions',
  scope: 'subscriptions:read',
  summary: 'One subscription',
  description: 'A subscription of the account by its id.',
  params: z.object({ subscriptionId: z.uuid() }),
  answer: ApiSubscription,
  refusals: ['SUBSCRIPTION_NOT_FOUND'],
  example: { params: { subscriptionId: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
})

import { z } from 'zod'

/** The types of events, by the names of PACT 3. */
export const PACT_EVENT_TYPES = {
  created: 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.3',
  fulfilled: 'org.wbcsd.pact.ProductFootprint.RequestFulfilledEvent.3',
  rejected: 'org.wbcsd.pact.ProductFootprint.RequestRejectedEvent.3',
  published: 'org.wbcsd.pact.ProductFootprint.PublishedEvent.3',
} as const
export type PactEventKind = keyof typeof PACT_EVENT_TYPES

const MOST_VALUES = 100
const Values = z.array(z.string().max(500)).max(MOST_VALUES).optional()
const Moment = z.iso.datetime({ offset: true })

/** The criteria of PACT: of each, one value has to match. */
const PactCriteria = z.object({
  productId: Values,
  companyId: Values,
  geography: Values,
  classification: Values,
  validOn: Moment.optional(),
  validAfter: Moment.optional(),
  validBefore: Moment.optional(),
  status: Values,
})
export type PactCriteria = z.output<typeof PactCriteria>
export const PACT_CRITERIA = PactCriteria.keyof().options

const EventId = z.string().min(1).max(200)

const pactEvent = <const K extends PactEventKind, D extends z.ZodType>(kind: K, content: D) =>
  z.object({
    type: z.literal(PACT_EVENT_TYPES[kind]).transform((): K => kind),
    specversion: z.literal('1.0'),
    id: EventId,
    source: z.string().min(1).max(1_000),
    time: Moment,
    data: content,
  })

/** An event as a partner’s program sends it; other attributes of CloudEvents may stand beside these. */
export const PactEvent = z.union([
  pactEvent(
    'created',
    z.strictObject({ ...PactCriteria.shape, comment: z.string().max(4_000).optional() }),
  ),
  pactEvent(
    'fulfilled',
    z.object({
      requestEventId: EventId,
      pfs: z.array(z.looseObject({ id: z.uuid() })).min(1),
    }),
  ),
  pactEvent(
    'rejected',
    z.object({
      requestEventId: EventId,
      error: z.object({ code: z.string().min(1), message: z.string() }),
    }),
  ),
  pactEvent('published', z.object({ pfIds: z.array(z.uuid()).min(1).max(1_000) })),
])
export type PactEvent = z.output<typeof PactEvent>

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { NeededLine } from '../../inputs/plain-line.ts'

const EXCHANGE_STATES = ['open', 'paused'] as const
const REQUEST_STATES = ['new', 'waiting', 'answered', 'noted'] as const

export const Exchange = z.object({
  exchangeId: z.uuid(),
  peerName: z.string(),
  clientId: z.string(),
  /** Where events go; `null`: the partner only reads. */
  callbackBase: z.string().nullable(),
  /** Where their server signs us in, if not below its own address. */
  callbackAuthBase: z.string().nullable(),
  autoFulfil: z.boolean(),
  state: z.enum(EXCHANGE_STATES),
  createdAt: z.iso.datetime(),
  oldSecretUntil: z.iso.datetime().nullable(),
  /** Footprints that it may read. */
  releases: z.int(),
  /** Requests that wait for an answer of a person. */
  waiting: z.int(),
})
export type Exchange = z.output<typeof Exchange>

const ExchangeEvent = z.object({
  eventId: z.uuid(),
  at: z.iso.datetime(),
  direction: z.enum(['in', 'out']),
  type: z.enum(['created', 'fulfilled', 'rejected', 'published']),
  /** Of what came: a request is answered at once, or waits. */
  requestState: z.enum(REQUEST_STATES).nullable(),
  /** What a request asked for, in its own words. */
  asksFor: z.array(z.string()),
  comment: z.string().nullable(),
  /** Of what was sent. */
  delivery: z.enum(['waiting', 'delivered', 'given-up']).nullable(),
  /** Of what we asked for: what came back; `null`: nothing yet. */
  outcome: z.enum(['fulfilled', 'rejected']).nullable(),
  problem: z.string().nullable(),
})
export type ExchangeEvent = z.output<typeof ExchangeEvent>

const WithExchangeSecret = z.object({
  exchangeId: z.uuid(),
  clientId: z.string(),
  /** Shown once, here. */
  clientSecret: z.string(),
})
export const OfExchange = z.object({ exchangeId: z.uuid() })
const CallbackText = (missing: string) => NeededLine(200, missing)

export const ListExchanges = endpoint({
  method: 'GET',
  path: '/api/exchanges',
  summary: 'The partners whose programs read product footprints by PACT',
  answer: z.object({
    /** What their programs are pointed at. */
    base: z.string(),
    exchanges: z.array(Exchange),
  }),
})

export const CreateExchange = endpoint({
  method: 'POST',
  path: '/api/exchanges',
  summary: 'Add a partner; the answer shows the secret of its program, and nothing does again',
  body: z.strictObject({
    peerName: NeededLine(120, 'Please give the name of the partner.'),
    callback: z
      .strictObject({
        base: NeededLine(500, 'Please give the address of the partner’s own PACT server.'),
        /** Where that server signs programs in; left out, below its own address. */
        authBase: NeededLine(500, 'Please give the address for signing in.')
          .nullable()
          .default(null),
        clientId: CallbackText('Please give the client id that the partner gave you.'),
        clientSecret: CallbackText('Please give the secret that the partner gave you.'),
      })
      .nullable()
      .default(null),
    /** Requests for what was released already are answered at once. */
    autoFulfil: z.boolean().default(true),
  }),
  status: 201,
  answer: WithExchangeSecret,
  refusals: ['BUSINESS_ONLY', 'TOO_MANY_EXCHANGES', 'EXCHANGE_ADDRESS_FORBIDDEN', 'BAD_REQUEST'],
})

export const PauseExchange = endpoint({
  method: 'PATCH',
  path: '/api/exchanges/{exchangeId}',
  summary: 'Pause a partner, or let it in again',
  params: OfExchange,
  body: z.strictObject({ isPaused: z.boolean() }),
  answer: Exchange,
  refusals: ['EXCHANGE_NOT_FOUND', 'BAD_REQUEST'],
})

export const RotateExchangeSecret = endpoint({
  method: 'POST',
  path: '/api/exchanges/{exchangeId}/secret',
  summary: 'Give a partner a new secret; the old one works for another week',
  params: OfExchange,
  answer: WithExchangeSecret,
  refusals: ['EXCHANGE_NOT_FOUND'],
})

export const EndExchange = endpoint({
  method: 'DELETE',
  path: '/api/exchanges/{exchangeId}',
  summary: 'Remove a partner: its program is let in no more, and what was released to it ends',
  params: OfExchange,
  status: 204,
  refusals: ['EXCHANGE_NOT_FOUND'],
})

export const ListExchangeEvents = endpoint({
  method: 'GET',
  path: '/api/exchanges/{exchangeId}/events',
  summary: 'The latest 50 events of a partner, both ways, newest first',
  params: OfExchange,
  answer: z.object({ exchange: Exchange, events: z.array(ExchangeEvent) }),
  refusals: ['EXCHANGE_NOT_FOUND'],
})

export const DeclineExchangeRequest = endpoint({
  method: 'POST',
  path: '/api/exchanges/{exchangeId}/events/{eventId}/rejection',
  summary: 'Decline a request that waits: the partner’s program is told',
  params: OfExchange.extend({ eventId: z.uuid() }),
  status: 204,
  refusals: ['EXCHANGE_NOT_FOUND', 'EXCHANGE_REQUEST_NOT_WAITING'],
})

import type { ApiScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { Endpoint } from '../endpoint.ts'

/** The parts of the reference, in the order in which people meet them. */
export const API_TAGS = {
  Account: 'The account of the key, and what the key may do.',
  Projects: 'Where trees are planted, carbon is stored and plastic is removed.',
  Prices: 'What a tree, a tonne and a kilogram cost.',
  Quotes: 'What a choice costs, for as long as the quote lasts.',
  Factors: 'Published emission factors, and emissions computed from activities.',
  Vehicles: 'What a vehicle emits in a year.',
  Households: 'A person’s footprint, with its range and what would narrow it.',
  Footprints:
    'A first estimate of a company’s footprint, and the footprints that the account saved.',
  Purchases: 'What the account buys once, and has bought.',
  Subscriptions: 'What the account pays for by month or year.',
  Stores: 'Shops, connected or without a connector, and what their orders contribute.',
  Orders: 'Orders of shops, and what each funds.',
  Invoices: 'What the account was billed.',
  Certificates: 'What was bought, as anyone may check it.',
  Impact: 'What the account, and everyone together, has funded.',
  Events: 'What happened in the account, in order and without gaps.',
  Webhooks: 'Where events are sent as they happen.',
  Ledger: 'Every entry that was ever funded, and the public log that proves it.',
} as const
export type ApiTag = keyof typeof API_TAGS

/** One call of the public API, as data: the server, the document and the reference pages are made from it. */
export type ApiOperation = Endpoint & {
  readonly path: `/v1/${string}`
  readonly operationId: string
  readonly tag: ApiTag
  /** What a key must be allowed; `null`: the call is open, and needs none. */
  readonly scope: ApiScope | null
  readonly description: string
  /** It makes something, once for each `Idempotency-Key`; or, by itself, the same however often it is called. */
  readonly idempotency?: 'required' | 'by-itself'
  /** With `dryRun=true` in its query it says what it would make, and makes nothing. */
  readonly hasDryRun?: true
  /** It takes money, or agrees that it will be taken: refused while nothing is sold. */
  readonly sells?: true
  /** Where this is so of what it answers, it answers 202: it is taken, and not done yet. */
  readonly acceptedWhen?: (answer: unknown) => boolean
  readonly example: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
  }
}

export function operation<const O extends ApiOperation>(declared: O): O {
  return declared
}

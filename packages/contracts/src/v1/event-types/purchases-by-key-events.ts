import type { PURCHASES_BY_KEY_EVENTS } from '@understory/domain/commerce/purchases-by-key/events.ts'
import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import { CurrencyCode } from '../../people/accounts/accounts.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_MOMENT, EXAMPLE_PURCHASE_ID } from './example-ids.ts'

const Approval = z
  .object({
    /** That of its purchase. */
    id: z.uuid(),
    object: z.literal('approval'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    status: z.enum(['requested', 'approved', 'declined', 'expired']),
    purchaseId: z.uuid(),
    /** The key that wants to buy; `null`: it is long gone. */
    keyId: z.uuid().nullable(),
    keyName: z.string().max(60),
    /** Why, as the program gave it. */
    reason: z.string().max(200).nullable(),
    totalMinor: z.int(),
    currency: CurrencyCode,
    /** Where a person of the account decides, once they have signed in. */
    url: z.url().max(300),
    /** Then the purchase ends, if nobody did. */
    expiresAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Approval', description: 'What a person of the account decides before a key buys.' })

/** What `data` of each of its types of event holds. */
export const PURCHASES_BY_KEY_EVENT_DATA = {
  'approval.requested': Approval,
  'approval.approved': Approval,
  'approval.declined': Approval,
  'approval.expired': Approval,
} as const satisfies Readonly<Record<keyof typeof PURCHASES_BY_KEY_EVENTS, z.ZodObject>>

const requested = {
  id: EXAMPLE_PURCHASE_ID,
  object: 'approval',
  mode: 'live',
  createdAt: EXAMPLE_MOMENT,
  status: 'requested',
  purchaseId: EXAMPLE_PURCHASE_ID,
  keyId: 'a8098c1a-f86e-41da-bd1a-00112444be1e',
  keyName: 'Checkout',
  reason: 'The flight to Rome',
  totalMinor: 9_200,
  currency: 'GBP',
  url: `https://example.org/app/approvals/${EXAMPLE_PURCHASE_ID}`,
  expiresAt: '2026-12-02T10:00:00.000Z',
  decidedAt: null,
} as const satisfies z.input<typeof Approval>

const decidedAt = '2026-12-01T10:20:00.000Z'

/** What that may look like. */
export const PURCHASES_BY_KEY_EVENT_EXAMPLES = {
  'approval.requested': requested,
  'approval.approved': { ...requested, status: 'approved', decidedAt },
  'approval.declined': { ...requested, status: 'declined', decidedAt },
  'approval.expired': { ...requested, status: 'expired' },
} satisfies EventExamples<typeof PURCHASES_BY_KEY_EVENT_DATA>

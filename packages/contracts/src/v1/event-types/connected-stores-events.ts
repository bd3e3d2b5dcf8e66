import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import type { CONNECTED_STORES_EVENTS } from '@understory/domain/stores/connected-stores/events.ts'
import { STORE_STATUSES } from '@understory/domain/stores/connected-stores/store-status.ts'
import { z } from 'zod'
import { CurrencyCode } from '../../people/accounts/accounts.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_MOMENT, EXAMPLE_STORE_ID } from './example-ids.ts'

const ConnectedStore = z
  .object({
    id: z.uuid(),
    object: z.literal('store'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    name: z.string().max(200),
    platform: z.string().max(40),
    status: z.enum(STORE_STATUSES),
    connectedAt: z.iso.datetime(),
    disconnectedAt: z.iso.datetime().nullable(),
    /** Of its bills. */
    currency: CurrencyCode,
    /** What its orders contribute at most for one bill; `null`: it set no limit. */
    capMinor: z.int().nullable(),
  })
  .meta({ id: 'Store', description: 'A shop that is, or was, connected.' })

/** What `data` of each of its types of event holds. */
export const CONNECTED_STORES_EVENT_DATA = {
  'store.connected': ConnectedStore,
  'store.needs_attention': ConnectedStore,
  'store.cap_reached': ConnectedStore,
  'store.disconnected': ConnectedStore,
} as const satisfies Readonly<Record<keyof typeof CONNECTED_STORES_EVENTS, z.ZodObject>>

const shop = {
  id: EXAMPLE_STORE_ID,
  object: 'store',
  mode: 'live',
  createdAt: EXAMPLE_MOMENT,
  name: 'Moss Kitchen',
  platform: 'shopify',
  status: 'connected',
  connectedAt: EXAMPLE_MOMENT,
  disconnectedAt: null,
  currency: 'GBP',
  capMinor: 5_000,
} satisfies z.input<(typeof CONNECTED_STORES_EVENT_DATA)['store.connected']>

/** What that may look like. */
export const CONNECTED_STORES_EVENT_EXAMPLES = {
  'store.connected': shop,
  'store.needs_attention': { ...shop, status: 'needs-update' },
  'store.cap_reached': shop,
  'store.disconnected': { ...shop, status: 'disconnected', disconnectedAt: EXAMPLE_MOMENT },
} satisfies EventExamples<typeof CONNECTED_STORES_EVENT_DATA>

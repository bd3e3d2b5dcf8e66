import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { BILL_STATUSES } from '@understory/domain/stores/bills/bill-status.ts'
import type { BILLS_EVENTS } from '@understory/domain/stores/bills/events.ts'
import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'
import { IMPACT_AMOUNTS } from '../../stores/impact-amounts.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_MOMENT, EXAMPLE_STORE_ID } from './example-ids.ts'

const BillOfStore = z
  .object({
    id: z.uuid(),
    object: z.literal('store_bill'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    storeId: z.uuid(),
    storeName: z.string().max(200),
    /** Counts by one in each shop. */
    number: z.int(),
    status: z.enum(BILL_STATUSES),
    from: Day,
    to: Day,
    orders: z.int(),
    ...IMPACT_AMOUNTS,
    totalMinor: z.int(),
    currency: CurrencyCode,
  })
  .meta({ id: 'StoreBill', description: 'What the orders of a shop came to.' })

/** What `data` of each of its types of event holds. */
export const BILLS_EVENT_DATA = {
  'store_bill.issued': BillOfStore,
  'store_bill.paid': BillOfStore,
  'store_bill.failed': BillOfStore,
} as const satisfies Readonly<Record<keyof typeof BILLS_EVENTS, z.ZodObject>>

const billed = {
  id: '9b2d7c1e-5c0f-4a57-8f0e-3f3c1c1d2e4f',
  object: 'store_bill',
  mode: 'live',
  createdAt: EXAMPLE_MOMENT,
  storeId: EXAMPLE_STORE_ID,
  storeName: 'Moss Kitchen',
  number: 7,
  status: 'waiting',
  from: '2026-11-01',
  to: '2026-11-30',
  orders: 412,
  milliTrees: 206_000,
  co2eGrams: 0,
  plasticGrams: 0,
  totalMinor: 4_120,
  currency: 'GBP',
} as const satisfies z.input<(typeof BILLS_EVENT_DATA)['store_bill.issued']>

/** What that may look like. */
export const BILLS_EVENT_EXAMPLES = {
  'store_bill.issued': billed,
  'store_bill.paid': { ...billed, status: 'paid' },
  'store_bill.failed': { ...billed, status: 'void' },
} satisfies EventExamples<typeof BILLS_EVENT_DATA>

import { LINE_EVENT_KINDS } from '@understory/domain/footprints/company-footprints/inventory/history/line-event-kinds.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { OwnFactor, Quality, SpendWorking } from '../emission-factors.ts'
import { MarketFactor } from '../market-factors.ts'
import { OfFootprint } from './inventories.ts'

/** What a line said at a moment. What it did not say is left out. */
export const LineValues = z.object({
  category: z.enum(CATEGORY_KEYS),
  description: z.string(),
  /** Of the group; left out: the company itself. */
  company: z.string().optional(),
  site: z.string().optional(),
  note: z.string().optional(),
  quantity: z.number(),
  unit: z.string(),
  factorId: z.string().optional(),
  /** Of the published factor, in words. */
  factorName: z.string().optional(),
  ownFactor: OwnFactor.optional(),
  marketFactor: MarketFactor.optional(),
  quality: Quality.optional(),
  spend: SpendWorking.optional(),
  purchasePart: z.string().optional(),
  fromMonth: z.string(),
  toMonth: z.string(),
  co2eGrams: z.int(),
  marketGrams: z.int().optional(),
  biogenicGrams: z.int().optional(),
  otherGasGrams: z.int().optional(),
  uncertainty: z.number(),
})
export type LineValues = z.output<typeof LineValues>

export const LineEvent = z.object({
  /** Later events have larger numbers. */
  eventId: z.int(),
  lineId: z.uuid(),
  /** The line that a well-to-tank or grid-loss line belongs to. */
  parentId: z.uuid().nullable(),
  at: z.iso.datetime(),
  /** `null`: they have left, or the platform did it. */
  by: z.string().nullable(),
  kind: z.enum(LINE_EVENT_KINDS),
  category: z.enum(CATEGORY_KEYS),
  /** `null`: it was not there. */
  before: LineValues.nullable(),
  /** `null`: it is gone. */
  after: LineValues.nullable(),
  reason: z.string().nullable(),
})
export type LineEvent = z.output<typeof LineEvent>

const Which = {
  /** This line, and those that go with it. */
  line: z.uuid().optional(),
  category: z.enum(CATEGORY_KEYS).optional(),
  kind: z.enum(LINE_EVENT_KINDS).optional(),
}

const Page = z.object({
  ...Which,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** The number of the last event of the page before. */
  cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
const History = z.object({ events: z.array(LineEvent), nextCursor: z.int().nullable() })

export const ListLineEvents = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/line-events',
  summary: 'What happened to the lines of an inventory, or to one of them, the newest first',
  params: OfFootprint,
  query: Page,
  answer: History,
  refusals: ['INVENTORY_NOT_FOUND', 'BAD_REQUEST'],
})

export const ExportLineEvents = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/line-events.csv',
  summary: 'What happened to the lines of an inventory as CSV, the newest first; at most 100,000',
  params: OfFootprint,
  query: z.object(Which),
  answer: { contentType: 'text/csv' },
  refusals: ['INVENTORY_NOT_FOUND', 'BAD_REQUEST'],
})

export const ListVerifiedLineEvents = endpoint({
  method: 'GET',
  path: '/api/staff/verifications/{verificationId}/line-events',
  summary: 'What happened to the lines of a footprint to verify, the newest first',
  params: z.object({ verificationId: z.uuid() }),
  query: Page,
  answer: History.extend({ footprintId: z.uuid(), companyName: z.string() }),
  refusals: ['VERIFICATION_NOT_FOUND', 'BAD_REQUEST'],
})

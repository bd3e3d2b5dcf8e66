import { z } from 'zod'
import { MonthOfYear } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../people/accounts/accounts.ts'
import { EntryPart } from '../people/members.ts'
import { OfFootprint } from './company-footprints/inventories.ts'
import {
  InventoryLine,
  InventoryLineInput,
  ReasonOfChange,
  RemoveLine,
  ReplaceLine,
} from './company-footprints/inventory-lines.ts'

const OfEntryLine = OfFootprint.extend({ lineId: z.uuid() })
const STORED = z.object({ lines: z.array(InventoryLine) })

export const GetEntryPart = endpoint({
  method: 'GET',
  path: '/api/data-entry',
  summary: 'What the member may enter and read, and the footprints that it is in; at most 100',
  answer: z.object({
    /** `null`: all of it. */
    part: EntryPart.nullable(),
    footprints: z.array(
      z.object({
        footprintId: z.uuid(),
        companyName: z.string(),
        startMonth: MonthOfYear,
        /** ISO 3166, of the company. */
        country: CountryCode.nullable(),
        isLocked: z.boolean(),
      }),
    ),
  }),
})

export const ListEntryLines = endpoint({
  method: 'GET',
  path: '/api/data-entry/{footprintId}/lines',
  summary: 'The lines of an inventory that are of the part of the member, the oldest first',
  params: OfFootprint,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(500).default(200),
    cursor: z.uuid().optional(),
  }),
  answer: z.object({
    lines: z.array(InventoryLine),
    /** Of all lines of the part, however many are listed. */
    co2eGrams: z.int(),
    nextCursor: z.uuid().nullable(),
  }),
  refusals: ['INVENTORY_NOT_FOUND', 'BAD_REQUEST'],
})

export const AddEntryLine = endpoint({
  method: 'POST',
  path: '/api/data-entry/{footprintId}/lines',
  summary: 'Add a line within the part of the member',
  params: OfFootprint,
  query: ReasonOfChange,
  body: InventoryLineInput,
  status: 201,
  answer: STORED,
  refusals: [
    'OUTSIDE_YOUR_PART',
    ...(RemoveLine.refusals ?? []),
    'COUNTED_TWICE',
    'TOO_MANY_LINES',
    'IMPLAUSIBLE',
  ],
})

export const ReplaceEntryLine = endpoint({
  method: 'PUT',
  path: '/api/data-entry/{footprintId}/lines/{lineId}',
  summary: 'Change a line within the part of the member, where it stays',
  params: OfEntryLine,
  query: ReasonOfChange,
  body: InventoryLineInput,
  answer: STORED,
  refusals: ['OUTSIDE_YOUR_PART', ...(ReplaceLine.refusals ?? [])],
})

export const RemoveEntryLine = endpoint({
  method: 'DELETE',
  path: '/api/data-entry/{footprintId}/lines/{lineId}',
  summary: 'Delete a line of the part of the member',
  params: OfEntryLine,
  query: ReasonOfChange,
  status: 204,
  refusals: RemoveLine.refusals ?? [],
})

import { METER_KINDS, METER_UNITS } from '@understory/domain/footprints/meters/meter-kinds.ts'
import { MONTH_STATES } from '@understory/domain/footprints/meters/metered-year.ts'
import { z } from 'zod'
import { asDay, Day, MonthOfYear } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { NeededLine } from '../inputs/plain-line.ts'
import { LOCKED, OfFootprint } from './company-footprints/inventories.ts'

const Meter = z.object({
  meterId: z.uuid(),
  site: z.string().nullable(),
  kind: z.enum(METER_KINDS),
  number: z.string(),
  unit: z.enum(METER_UNITS),
  /** Of gas in cubic metres: MJ in each. */
  calorificValue: z.number().nullable(),
  /** Those that reach into the year of the footprint, the oldest first. */
  bills: z.array(
    z.object({
      billId: z.uuid(),
      from: Day,
      to: Day,
      quantity: z.number(),
      isEstimated: z.boolean(),
    }),
  ),
  months: z.array(
    z.object({ month: MonthOfYear, state: z.enum(MONTH_STATES), quantity: z.number() }),
  ),
  /** Of the days that are on bills, and of the other days by their mean; in the unit of the meter. */
  quantity: z.number(),
  rest: z.number(),
  /** In the inventory, in the unit of its line; `null`: not there. */
  entered: z.object({ quantity: z.number(), unit: z.string() }).nullable(),
})
export type Meter = z.output<typeof Meter>

export const ListMeters = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/meters',
  summary: 'The meters of a company, with the bills and months of the year of a footprint',
  params: OfFootprint,
  answer: z.object({ meters: z.array(Meter) }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

const CALORIFIC = 'Please give MJ for each cubic metre, from 30 to 50.'

export const AddMeter = endpoint({
  method: 'POST',
  path: '/api/meters',
  summary: 'Add a meter of electricity, gas, heat or water',
  body: z.strictObject({
    site: NeededLine(120, 'Please give the site.').nullable(),
    kind: z.enum(METER_KINDS, 'Please choose what it measures.'),
    number: NeededLine(40, 'Please give the number of the meter.'),
    unit: z.enum(METER_UNITS, 'Please choose the unit of its bills.'),
    calorificValue: z.number().min(30, CALORIFIC).max(50, CALORIFIC).nullable().default(null),
  }),
  status: 201,
  answer: z.object({ meterId: z.uuid() }),
  refusals: ['METER_EXISTS', 'TOO_MANY_METERS', 'BAD_REQUEST'],
})

const OfMeter = z.object({ meterId: z.uuid() })

export const RemoveMeter = endpoint({
  method: 'DELETE',
  path: '/api/meters/{meterId}',
  summary: 'Delete a meter with its bills; lines that were made of it stay',
  params: OfMeter,
  status: 204,
  refusals: ['METER_NOT_FOUND'],
})

const METERED = 'Please use a number of zero or more.'
const MeterDay = asDay(z.iso.date('Please choose a day.'))

export const AddMeterBill = endpoint({
  method: 'POST',
  path: '/api/meters/{meterId}/bills',
  summary: 'Add a bill of a meter, by its first and last day',
  params: OfMeter,
  body: z.strictObject({
    from: MeterDay,
    to: MeterDay,
    quantity: z.number(METERED).min(0, METERED).max(1e12),
    isEstimated: z.boolean(),
  }),
  status: 201,
  answer: z.object({ billId: z.uuid() }),
  refusals: ['METER_NOT_FOUND', 'TOO_MANY_BILLS', 'BAD_REQUEST'],
})

export const RemoveMeterBill = endpoint({
  method: 'DELETE',
  path: '/api/meter-bills/{meterBillId}',
  summary: 'Delete a bill of a meter',
  params: z.object({ meterBillId: z.uuid() }),
  status: 204,
  refusals: ['METER_BILL_NOT_FOUND'],
})

export const EnterMeter = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/meters/{meterId}/line',
  summary:
    'Make a line of the bills of a meter in the year of a footprint; it takes the place of the one before',
  params: OfFootprint.extend({ meterId: z.uuid() }),
  body: z.strictObject({
    /** Fills the days without a bill by the mean of the others; the line says so. */
    fills: z.boolean(),
    /** Why, where a declared footprint changes by much. */
    reason: z.string().trim().min(10).max(500).optional(),
  }),
  answer: z.object({ quantity: z.number(), unit: z.string() }),
  refusals: [
    'METER_NOT_FOUND',
    'METER_EMPTY',
    'NO_FACTOR_OF_METER',
    ...LOCKED,
    'COUNTED_TWICE',
    'TOO_MANY_LINES',
    'LINE_NOT_FOUND',
    'LINE_OF_ANOTHER',
    'LINE_OF_ANSWER',
    'REASON_NEEDED',
    'BAD_REQUEST',
  ],
})

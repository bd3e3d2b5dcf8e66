import { VEHICLE_CATEGORIES } from '@understory/domain/footprints/company-footprints/inventory/lines/vehicle-lines.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { LOCKED, OfFootprint } from './inventories.ts'
import { InventoryLine, ReasonOfChange } from './inventory-lines.ts'

const Drawn = z.object({
  lineId: z.uuid(),
  category: z.enum(VEHICLE_CATEGORIES),
  /** Of another footprint it is drawn into, where that has some of the same months. */
  footprintId: z.uuid(),
  from: z.string(),
  to: z.string(),
})

export const ListInventoryVehicles = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/vehicles',
  summary: 'The saved vehicles of the account, and where each is counted in these twelve months',
  params: OfFootprint,
  answer: z.object({
    vehicles: z.array(
      z.object({
        vehicleId: z.uuid(),
        title: z.string(),
        /** Of a year of its driving, as it is saved now. */
        totalGrams: z.int(),
        drawn: Drawn.nullable(),
        /** Whether it was changed, or removed from the vehicles, since it was drawn in. */
        isChanged: z.boolean(),
        isRemoved: z.boolean(),
      }),
    ),
  }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const DrawVehicles = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/inventory/vehicles',
  summary:
    'Draw saved vehicles in as company vehicles or as business travel, for all twelve months; all of them or none',
  params: OfFootprint,
  query: ReasonOfChange,
  body: z.strictObject({
    category: z.enum(VEHICLE_CATEGORIES),
    vehicleIds: z
      .array(z.uuid())
      .min(1, 'Please choose a vehicle.')
      .max(200, 'Please choose at most 200 at once.'),
    /** Takes the place of the lines that these vehicles have in this inventory. */
    again: z.boolean().default(false),
  }),
  status: 201,
  answer: z.object({ lines: z.array(InventoryLine) }),
  refusals: [
    ...LOCKED,
    'VEHICLE_NOT_FOUND',
    'VEHICLE_COUNTED',
    'NO_FACTOR',
    'COUNTED_TWICE',
    'TOO_MANY_LINES',
    'REASON_NEEDED',
    'BAD_REQUEST',
  ],
})

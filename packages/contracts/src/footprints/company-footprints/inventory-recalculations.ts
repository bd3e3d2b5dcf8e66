import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { EmissionFactor } from '../emission-factors.ts'
import { Inventory, LOCKED, OfFootprint } from './inventories.ts'

const InventoryRecalculationsComputed = z.object({
  factorId: z.string(),
  year: z.int(),
  edition: z.string(),
  kgCo2e: z.number(),
  /** With the upstream lines that go with it. */
  co2eGrams: z.int(),
})

export const FactorChange = z.object({
  lineId: z.uuid(),
  category: z.enum(CATEGORY_KEYS),
  description: z.string(),
  unit: z.string(),
  from: InventoryRecalculationsComputed,
  to: InventoryRecalculationsComputed,
  /** The publisher corrected the set of the year, or a set that is nearer to the year was loaded. */
  reason: z.enum(['correction', 'year', 'other-gases']),
})
export type FactorChange = z.output<typeof FactorChange>

export const CountOutdatedLines = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/recalculation/count',
  summary: 'How many lines would change with the factors that fit their year now',
  params: OfFootprint,
  answer: z.object({ count: z.int() }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const PreviewRecalculation = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/recalculation',
  summary:
    'The factor sets that the inventory was computed with, and what would change with those that fit its year now',
  params: OfFootprint,
  answer: z.object({
    sets: z.array(EmissionFactor.shape.set.extend({ lines: z.int() })),
    /** At most 500 of them. */
    changes: z.array(FactorChange),
    count: z.int(),
    /** Of the lines that change. */
    oldGrams: z.int(),
    newGrams: z.int(),
    history: z.array(
      z.object({
        recalculatedAt: z.iso.datetime(),
        by: z.string().nullable(),
        /** The total of the inventory. */
        oldGrams: z.int(),
        newGrams: z.int(),
        lines: z.int(),
      }),
    ),
  }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const RecalculateInventory = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/inventory/recalculations',
  summary:
    'Compute every line again with the factors that fit its year now; what is declared is declared again',
  params: OfFootprint,
  status: 201,
  answer: Inventory,
  refusals: [...LOCKED, 'NOTHING_TO_RECALCULATE', 'TOO_MANY_LINES', 'COUNTED_TWICE', 'BAD_REQUEST'],
})

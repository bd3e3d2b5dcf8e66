import { PURCHASE_PARTS } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import {
  QUICK_GROUPS,
  QUICK_HELPERS,
} from '@understory/domain/footprints/company-footprints/inventory/quick/quick-item.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { EmissionFactor } from '../emission-factors.ts'
import { PlaceOfUse } from '../places.ts'
import { OfFootprint } from './inventories.ts'

/** What was entered before; a new answer takes its place. */
const Entered = z.object({
  lineId: z.uuid(),
  quantity: z.number(),
  unit: z.string(),
  note: z.string().nullable(),
  /** Someone said that it is from a bill or meter. */
  isFromBill: z.boolean(),
})

export const ListQuickItems = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/quick-items',
  summary:
    'What a small company usually has, each with the factor that fits the year of the footprint',
  params: OfFootprint,
  /** Of one site: its questions are answered beside those of the company, with the factors of where it is. */
  query: z.object({ site: z.string().trim().min(1).max(120).optional() }),
  answer: z.object({
    year: z.int(),
    /** Where the company or the site is: factors are those of there. */
    place: PlaceOfUse,
    items: z.array(
      z.object({
        id: z.string(),
        group: z.enum(QUICK_GROUPS),
        label: z.string(),
        hint: z.string(),
        category: z.enum(CATEGORY_KEYS),
        /** Money can be given in any currency. */
        unit: z.string(),
        /** Of the year, or of the nearest one before it that has it, or else after it. */
        factor: EmissionFactor,
        /** Of purchases, where the factor does not say it. */
        part: z.enum(PURCHASE_PARTS).nullable(),
        /** What the figure can be worked out by. */
        helper: z.enum(QUICK_HELPERS).nullable(),
        entered: Entered.nullable(),
      }),
    ),
    /** What was entered in words: goods, materials and things sold on. */
    rows: z.array(
      z.object({ id: z.string(), words: z.string(), factor: EmissionFactor, entered: Entered }),
    ),
    /** What firms of the sector buy most of. */
    usualGoods: z.array(z.string()),
  }),
  refusals: ['INVENTORY_NOT_FOUND', 'BAD_REQUEST'],
})

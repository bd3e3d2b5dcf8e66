import { ALLOCATION_UNITS } from '@understory/domain/footprints/allocations/allocation-units.ts'
import { DECLARED_UNITS } from '@understory/domain/footprints/product-footprints/declared-units.ts'
import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { LOCKED, OfFootprint } from '../company-footprints/inventories.ts'

/** What was bought of a product, and what its footprint counts in place of spending. */
export const SupplierProductUse = z.object({
  supplierUseId: z.uuid(),
  receivedFootprintId: z.uuid(),
  productName: z.string().nullable(),
  partnerName: z.string(),
  quantity: z.object({ amount: z.string(), unit: z.string() }),
  declared: z.object({ amount: z.string(), unit: z.enum(DECLARED_UNITS) }),
  /** Of the declared amount. */
  kgCo2e: z.string(),
  grams: z.int(),
  /** What the spending counted. */
  replacedGrams: z.int(),
  acceptedOn: Day,
  /** The partner has replaced this footprint since; nothing changes by itself. */
  isSuperseded: z.boolean(),
})
export type SupplierProductUse = z.output<typeof SupplierProductUse>

export const CountSupplierProduct = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/suppliers/{supplierId}/products',
  summary:
    'Count a product by the footprint that a partner gave, in place of the spending on it; other spending with the supplier stays',
  params: OfFootprint.extend({ supplierId: z.uuid() }),
  body: z.strictObject({
    receivedFootprintId: z.uuid('Please choose a footprint.'),
    quantity: z.strictObject({
      amount: z
        .string()
        .trim()
        .regex(/^\d{1,12}(\.\d{1,9})?$/, 'Please write a number, as 12.5.')
        .refine((amount) => /[1-9]/.test(amount), 'Please use a number above zero.'),
      unit: z.enum(ALLOCATION_UNITS as [string, ...string[]], 'Please choose a unit.'),
    }),
    /** What was spent on it: these lines count nothing any more. */
    lineIds: z
      .array(z.uuid())
      .min(1, 'Please tick the lines of spending that were for this product.')
      .max(500),
  }),
  status: 201,
  answer: z.object({
    supplierUseId: z.uuid(),
    grams: z.int(),
    replacedGrams: z.int(),
    /** The working, in sentences. */
    steps: z.array(z.string()),
  }),
  refusals: [
    'INVENTORY_NOT_FOUND',
    'SUPPLIER_NOT_FOUND',
    'RECEIVED_FOOTPRINT_NOT_FOUND',
    'RECEIVED_FOOTPRINT_UNUSABLE',
    'PRODUCT_NOT_COUNTED',
    'COUNTED_TWICE',
    'TOO_MANY_LINES',
    'REASON_NEEDED',
    ...LOCKED,
    'BAD_REQUEST',
  ],
})

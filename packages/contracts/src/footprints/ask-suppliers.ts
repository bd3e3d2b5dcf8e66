import { z } from 'zod'
import { asDay } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { OfFootprint } from './company-footprints/inventories.ts'

const MOST_ASKED_AT_ONCE = 50

/** Why a supplier was left out, while the others were asked. */
export const NOT_ASKED_BECAUSE = [
  'SUPPLIER_NOT_FOUND',
  'REQUEST_OPEN',
  'SUPPLIER_OPTED_OUT',
  'TOO_MANY_ATTEMPTS',
] as const

export const AskSuppliersBody = z.strictObject({
  supplierIds: z
    .array(z.uuid())
    .min(1, 'Please choose at least one supplier.')
    .max(MOST_ASKED_AT_ONCE, 'Please choose at most 50 suppliers.'),
  message: z
    .string()
    .trim()
    .min(1)
    .max(1000, 'Please use at most 1,000 characters.')
    .nullable()
    .default(null),
  dueOn: asDay(z.iso.date('Please choose a day.')),
})

export const AskedSuppliers = z.object({
  asked: z.array(
    z.object({
      supplierId: z.uuid(),
      supplierRequestId: z.uuid(),
      /** The link, which is in the email where there is one. */
      url: z.string(),
      isEmailed: z.boolean(),
    }),
  ),
  notAsked: z.array(z.object({ supplierId: z.uuid(), because: z.enum(NOT_ASKED_BECAUSE) })),
})

export const AskSuppliers = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/supplier-requests',
  summary:
    'Ask up to 50 suppliers the same: those with an email by email, for the others there is a link to hand on',
  params: OfFootprint,
  body: AskSuppliersBody,
  status: 201,
  answer: AskedSuppliers,
  refusals: ['INVENTORY_NOT_FOUND', 'OWN_EMAIL_UNVERIFIED', 'BAD_REQUEST'],
})

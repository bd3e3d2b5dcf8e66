import { PLAUSIBILITY_RULES } from '@understory/domain/footprints/company-footprints/plausibility/checked-line.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { LOCKED, OfFootprint } from './inventories.ts'

export const ShownWarning = z.object({
  /** Changes with the figures that it is of. */
  key: z.string(),
  rule: z.enum(PLAUSIBILITY_RULES),
  category: z.enum(CATEGORY_KEYS).nullable(),
  lineIds: z.array(z.uuid()),
  sentence: z.string(),
  /** Why it is right as it stands; `null`: it is still to be looked at. */
  cleared: z
    .object({ reason: z.string(), by: z.string().nullable(), at: z.iso.datetime() })
    .nullable(),
})
export type ShownWarning = z.output<typeof ShownWarning>

export const ListPlausibilityWarnings = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/warnings',
  summary:
    'Figures of an inventory that are hard to believe, each cleared with a reason or not yet',
  params: OfFootprint,
  answer: z.object({ warnings: z.array(ShownWarning).describe('At most 200') }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const ClearPlausibilityWarning = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/inventory/warnings',
  summary: 'Say why a figure is right as it stands; that ends when the figure changes',
  params: OfFootprint,
  body: z.strictObject({
    key: z.string().min(1).max(100),
    reason: z
      .string()
      .trim()
      .min(1, 'Please say why it is right.')
      .max(500, 'Please use at most 500 characters.'),
  }),
  status: 204,
  refusals: [...LOCKED, 'WARNING_NOT_FOUND', 'BAD_REQUEST'],
})

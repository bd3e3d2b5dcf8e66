import { PURCHASE_PARTS } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CountryCode } from '../../people/accounts/accounts.ts'
import { EmissionFactor, OwnFactor } from '../emission-factors.ts'
import { OfFootprint } from './inventories.ts'

/** A line of the year before, without its quantity: nothing of it counts until a new one is given. */
const ListedLine = z.object({
  /** Of the line of the year before. */
  lineId: z.uuid(),
  category: z.enum(CATEGORY_KEYS),
  description: z.string(),
  site: z.string().nullable(),
  entityId: z.uuid().nullable(),
  unit: z.string(),
  /** That of the year of this footprint, or of the nearest one; `null`: one of their own. */
  factor: EmissionFactor.nullable(),
  ownFactor: OwnFactor.nullable(),
  purchasePart: z.enum(PURCHASE_PARTS).nullable(),
  quickItem: z.string().nullable(),
  withUpstream: z.boolean(),
  lastQuantity: z.number(),
})

export const GetLastYearsList = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/last-years-list',
  summary:
    'The lines of the nearest earlier inventory without their quantities, less those that are entered again',
  params: OfFootprint,
  answer: z.object({
    /** The first month of the inventory that the list is of; `null`: there is none before this one. */
    startMonth: z.string().nullable(),
    /** The oldest first, at most 200. */
    lines: z.array(ListedLine),
    hasMore: z.boolean(),
    /** Lines of companies that this inventory does not have. */
    withoutCompany: z.int(),
    /** What did not apply then, of categories that are open now. */
    notApplicable: z.array(z.object({ category: z.enum(CATEGORY_KEYS), reason: z.string() })),
  }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const GetLineTemplate = endpoint({
  method: 'GET',
  path: '/api/inventory-line-template',
  summary:
    'An XLSX workbook to fill in for an import, with an example, instructions and factors of a country',
  query: z.object({ country: CountryCode.default('GB') }),
  answer: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
})

import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NeededLine } from '../inputs/plain-line.ts'
import { CountryCode } from '../people/accounts/accounts.ts'
import { LOCKED, OfFootprint } from './company-footprints/inventories.ts'
import { ReasonOfChange } from './company-footprints/inventory-lines.ts'
import { PlaceOfUse } from './places.ts'

const SiteOfLines = z.object({
  site: z.string(),
  /** `null`: nothing was said, so it is where the company is. */
  place: PlaceOfUse.nullable(),
  /** Of the footprint. */
  lines: z.int(),
})

const FactorThere = z.object({
  factorId: z.string(),
  title: z.string(),
  kgCo2e: z.number(),
  unit: z.string(),
  year: z.int(),
})

const MisplacedLine = z.object({
  lineId: z.uuid(),
  category: z.enum(CATEGORY_KEYS),
  description: z.string(),
  site: z.string().nullable(),
  place: PlaceOfUse,
  /** With what goes with it. */
  co2eGrams: z.int(),
  factor: FactorThere,
  /** What is usual there, and what the line comes to with it; `null`: nothing is known to be. */
  usual: FactorThere.extend({ co2eGrams: z.int() }).nullable(),
})
export type MisplacedLine = z.output<typeof MisplacedLine>

export const ListSites = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/sites',
  summary: 'Where the company and its sites are',
  params: OfFootprint,
  answer: z.object({ company: PlaceOfUse, sites: z.array(SiteOfLines) }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const ListMisplacedLines = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/misplaced-lines',
  summary: 'The lines whose factor is not one of where they are, with what is usual there',
  params: OfFootprint,
  answer: z.object({
    /** The largest first, at most 200. */
    lines: z.array(MisplacedLine),
    /** Of all of them. */
    count: z.int(),
  }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const SetSite = endpoint({
  method: 'PUT',
  path: '/api/sites',
  summary: 'Say where a site is; no line changes by it',
  body: z.strictObject({
    /** As lines name it; `null`: the company as a whole. */
    site: NeededLine(120, 'Please give the name of the site.').nullable(),
    /** `null`: where the company is. */
    place: z
      .strictObject({
        country: CountryCode,
        region: z.string().max(4).nullable().default(null),
      })
      .nullable(),
  }),
  answer: z.object({ site: z.string().nullable(), place: PlaceOfUse.nullable() }),
  refusals: ['TOO_MANY_SITES', 'BAD_REQUEST'],
})

export const ReplaceFactors = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/factor-replacements',
  summary: 'Give lines the factors that are usual where they are; all of them or none',
  params: OfFootprint,
  query: ReasonOfChange,
  body: z.strictObject({ lineIds: z.array(z.uuid()).min(1).max(200) }),
  answer: z.object({ lines: z.int() }),
  refusals: [
    ...LOCKED,
    'FACTOR_FITS',
    'TOO_MANY_LINES',
    'COUNTED_TWICE',
    'REASON_NEEDED',
    'BAD_REQUEST',
  ],
})

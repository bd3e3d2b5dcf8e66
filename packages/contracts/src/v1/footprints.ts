import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import {
  EstimateFootprint,
  Footprint,
  GetEstimateOptions,
} from '../footprints/company-footprints/footprint-estimates.ts'
import { operation } from './operation.ts'

export const listFootprintOptions = operation({
  operationId: 'listFootprintOptions',
  method: 'GET',
  path: '/v1/footprint-options',
  tag: 'Footprints',
  scope: null,
  summary: 'What an estimate can be made of',
  description: 'Sectors by group, countries, currencies and years.',
  answer: GetEstimateOptions.answer,
  example: {},
})

export const estimateFootprint = operation({
  operationId: 'estimateFootprint',
  method: 'POST',
  path: '/v1/footprint-estimates',
  tag: 'Footprints',
  scope: 'estimates:write',
  summary: 'A company’s yearly emissions',
  description:
    'From sector, turnover and country: scopes 1, 2 and 3 in grams, with the range in which four of five such companies lie. Nothing is stored.',
  body: EstimateFootprint.body,
  answer: EstimateFootprint.answer,
  refusals: ['NO_ADEQUATE_DATA'],
  example: {
    body: {
      sector: 'bakery_products',
      turnover: 1400000,
      currency: 'GBP',
      year: 2024,
      country: 'GB',
      employees: 12,
    },
  },
})

const figures = Footprint.shape

export const ApiFootprint = z
  .object({
    id: z.uuid(),
    object: z.literal('footprint'),
    mode: z.enum(API_MODES),
    createdAt: figures.createdAt,
    updatedAt: figures.updatedAt,
    status: figures.status,
    companyName: z.string().max(200),
    startMonth: figures.startMonth,
    /** The last month; `null`: until a later footprint begins. */
    endMonth: figures.endMonth,
    /** Whether it is the one of the present month. */
    isActive: z.boolean(),
    /** What it comes to in a year, by what was declared, or else by what is known so far. */
    co2eGrams: z.int(),
    /** `null`: it is an estimate, or an inventory that nobody has declared. */
    declared: z
      .object({
        scope1: z.int(),
        /** By the mix of the grid, and by what the contracts of the company say. */
        scope2: z.int(),
        scope2Market: z.int(),
        scope3: z.int(),
        total: z.int(),
        totalMarket: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'Footprint', description: 'A year of a company’s emissions, in grams of CO2e.' })
export type ApiFootprint = z.output<typeof ApiFootprint>

export const listFootprints = operation({
  operationId: 'listFootprints',
  method: 'GET',
  path: '/v1/footprints',
  tag: 'Footprints',
  scope: 'footprints:read',
  summary: 'Footprints of the account',
  description:
    'All that it saved, the one that began last first. They are made and declared on our pages; a test account has none.',
  answer: z.object({ data: z.array(ApiFootprint).max(1_000) }),
  example: {},
})

export const getFootprint = operation({
  operationId: 'getFootprint',
  method: 'GET',
  path: '/v1/footprints/{footprintId}',
  tag: 'Footprints',
  scope: 'footprints:read',
  summary: 'One footprint',
  description: 'A footprint of the account by its id.',
  params: z.object({ footprintId: z.uuid() }),
  answer: ApiFootprint,
  refusals: ['FOOTPRINT_NOT_FOUND'],
  example: { params: { footprintId: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
})

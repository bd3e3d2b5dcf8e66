import { CATEGORY_FLAGS } from '@understory/domain/footprints/company-footprints/completeness/completeness-flags.ts'
import { DOWNSTREAM_CHOICES } from '@understory/domain/footprints/company-footprints/estimate/scopes-of-company.ts'
import { APPROACHES } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import {
  CATEGORY_STATES,
  INVENTORY_CATEGORIES,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import {
  FOOTPRINT_STATUSES,
  REPORTING_FREQUENCIES,
} from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/company-footprints/scope-three.ts'
import { z } from 'zod'
import { asMonth } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { NeededLine } from '../../inputs/plain-line.ts'
import { CompletenessAnswer, LikelyMissing, TotalRange } from './completeness.ts'
import { ScopeTwoCover } from './scope-two-cover.ts'

export const EstimateInput = z.strictObject({
  sector: z.string().min(1, 'Please choose a sector.').max(60),
  /** Of a year, without VAT, in units of the currency. */
  turnover: z.number().positive('Please give a turnover above zero.'),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Please choose a currency.'),
  year: z.int('Please choose a year.'),
  /** ISO 3166-1. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.'),
  /** Estimated from turnover where they are not given. */
  employees: z
    .int('Please use a whole number.')
    .min(1, 'Please use a number of one or more.')
    .max(5_000_000, 'That is more than any company has.')
    .nullable()
    .default(null),
  /** Categories 9 to 15: those that belong to the sector, all that are known, or none. */
  downstream: z.enum(DOWNSTREAM_CHOICES).default('auto'),
})
export type EstimateInput = z.output<typeof EstimateInput>

const Range = z.object({ low: z.number(), high: z.number(), factor: z.number() })
const CategoryFigure = z.object({ category: z.enum(SCOPE_THREE_KEYS), co2e: z.int() })

/** All figures in grams of CO2e a year. */
export const Estimate = z.object({
  version: z.string(),
  scope1: z.int(),
  scope2: z.int(),
  scope3: z.int(),
  categories: z.array(CategoryFigure),
  total: z.int(),
  totalWithoutDownstream: z.int(),
  /** 80%: four of five companies lie inside. */
  ranges: z.object({
    scope12: Range,
    upstream: Range,
    total: Range,
    totalWithoutDownstream: Range,
  }),
  optional: z.array(CategoryFigure.extend({ basis: z.string() })),
  notes: z.array(
    z.enum([
      'no-company-of-this-sector',
      'employees-estimated',
      'rates-of-an-earlier-year',
      'electricity-of-an-earlier-year',
      'downstream-left-out',
    ]),
  ),
  workings: z.object({
    pounds2022: z.number(),
    employees: z.number(),
    homeShare: z.number(),
    strength: z.number(),
    electricityKgPerKwh: z.number(),
    isAmericanModel: z.boolean(),
  }),
})
export type Estimate = z.output<typeof Estimate>

export const EstimateFootprint = endpoint({
  method: 'POST',
  path: '/api/footprints/estimates',
  summary: "Estimate a company's yearly emissions from sector, turnover and country; not stored",
  body: EstimateInput,
  answer: z.object({
    input: EstimateInput,
    estimate: Estimate,
    /** The same without the number of employees: an average company of this sector and turnover. */
    average: z.object({ total: z.int(), employees: z.number() }),
  }),
  refusals: ['NO_ADEQUATE_DATA', 'BAD_REQUEST'],
})

export const GetEstimateOptions = endpoint({
  method: 'GET',
  path: '/api/footprints/estimate-options',
  summary: 'What an estimate can be made of: sectors by group, countries, currencies, years',
  answer: z.object({
    groups: z.array(
      z.object({
        group: z.string(),
        sectors: z.array(z.object({ code: z.string(), label: z.string() })),
      }),
    ),
    countries: z.array(z.object({ iso2: z.string(), name: z.string() })),
    /** Those without adequate data, each with the nearest similar country. */
    otherCountries: z.array(
      z.object({
        iso2: z.string(),
        name: z.string(),
        nearest: z.string(),
        nearestName: z.string(),
      }),
    ),
    currencies: z.array(z.string()),
    years: z.array(z.int()),
  }),
})

/** The sums of an inventory as they were declared, in grams of CO2e. */
export const Declared = z.object({
  approach: z.enum(APPROACHES),
  scope1: z.int(),
  scope2: z.int(),
  scope2Market: z.int(),
  /** Of scope 2; `null` of a declaration from before it was split. */
  scope2Cover: ScopeTwoCover.nullable().default(null),
  scope3: z.int(),
  total: z.int(),
  totalMarket: z.int(),
  biogenic: z.int(),
  /** 95%: between total / factor and total x factor. */
  uncertainty: z.number(),
  /** By emissions: the mean score from 1, the best, to 4, and the share of poor data. */
  quality: z.object({ score: z.number(), poorShare: z.number() }).nullable().default(null),
  benchmarkShare: z.number(),
  /** Of scope 3, travel in the United Kingdom in employees' own cars; left out before it was kept. */
  ownCars: z.int().optional(),
  categories: z.array(z.object({ category: z.enum(INVENTORY_CATEGORIES), co2e: z.int() })),
  /** How it stood to the benchmark; `null` of a declaration from before it was compared. */
  completeness: z
    .object({
      restGrams: z.int(),
      ...TotalRange,
      sentences: z.array(z.string()),
      likelyMissing: LikelyMissing,
      usualPurchases: z.string().nullable(),
      categories: z.array(
        z.object({
          category: z.enum(INVENTORY_CATEGORIES),
          state: z.enum(CATEGORY_STATES),
          reason: z.string().nullable(),
          benchmarkGrams: z.int(),
          enteredGrams: z.int(),
          restGrams: z.int(),
          flags: z.array(z.enum(CATEGORY_FLAGS)),
          sentence: z.string(),
        }),
      ),
      answers: z.array(CompletenessAnswer),
    })
    .nullable()
    .default(null),
})
export type Declared = z.output<typeof Declared>

const FootprintEstimatesMonth = asMonth(
  z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please choose a month.'),
)

export const Footprint = z.object({
  footprintId: z.uuid(),
  status: z.enum(FOOTPRINT_STATUSES),
  startMonth: FootprintEstimatesMonth,
  /** The first month that it counts in: an estimate waits until twelve months that were declared are over. */
  countsFrom: FootprintEstimatesMonth,
  /** The last month; `null`: until a later footprint begins. */
  endMonth: FootprintEstimatesMonth.nullable(),
  /** Whether it is the one of the present month: only that can be offset. */
  isActive: z.boolean(),
  companyName: z.string(),
  frequency: z.enum(REPORTING_FREQUENCIES),
  input: EstimateInput,
  estimate: Estimate,
  /** `null`: it is an estimate. */
  declared: Declared.nullable(),
  /** Whether it has an inventory. */
  isRefined: z.boolean(),
  /** How many uploaded files stand behind it and its lines. */
  evidence: z.int(),
  co2eGrams: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Footprint = z.output<typeof Footprint>

export const SaveFootprint = endpoint({
  method: 'POST',
  path: '/api/footprints',
  summary:
    'Save an estimate to a business account; it is computed again, and ends the previous one the month before',
  body: z.strictObject({
    input: EstimateInput,
    companyName: NeededLine(160, 'Please give a name.'),
    startMonth: FootprintEstimatesMonth,
    frequency: z.enum(REPORTING_FREQUENCIES),
    /** Whether an estimate of the same month may be overwritten. */
    overwrite: z.boolean().default(false),
  }),
  status: 201,
  answer: Footprint,
  refusals: [
    'FOOTPRINT_BUSINESS_ONLY',
    'ESTIMATE_EXISTS',
    'ESTIMATE_NOT_LATEST',
    'FOOTPRINT_LOCKED',
    'NO_ADEQUATE_DATA',
    'BAD_REQUEST',
  ],
})

export const ListFootprints = endpoint({
  method: 'GET',
  path: '/api/footprints',
  summary: 'The footprints of the account, the one that began last first',
  answer: z.object({ footprints: z.array(Footprint) }),
})

export const RemoveFootprint = endpoint({
  method: 'DELETE',
  path: '/api/footprints/{footprintId}',
  summary: 'Delete an estimated footprint; the one before it then goes on',
  params: z.object({ footprintId: z.uuid() }),
  status: 204,
  refusals: ['FOOTPRINT_NOT_FOUND', 'FOOTPRINT_LOCKED'],
})

import { CHART_VIEWS } from '@understory/domain/proof/ledger/figures/impact-charts.ts'
import { z } from 'zod'
import { Day, MonthOfYear } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { dayInput } from '../inputs/calendar-input.ts'
import { CountryCode } from '../people/accounts/accounts.ts'

const Totals = z.object({ milliTrees: z.int(), co2eGrams: z.int(), plasticGrams: z.int() })

export const ImpactMetrics = z.object({
  fromDate: Day.nullable(),
  toDate: Day.nullable(),
  totals: Totals,
  /** By the month the impact counts for, oldest first, months without any left out. */
  timeline: z.array(Totals.extend({ month: MonthOfYear })),
  byProduct: z.array(Totals.extend({ product: z.string() })),
  /** What workforce plans offset, and the fifth of it that counts against the business's own footprint. */
  workforce: z.object({ co2eGrams: z.int(), countsGrams: z.int() }),
})
export type ImpactMetrics = z.output<typeof ImpactMetrics>

export const GetImpactMetrics = endpoint({
  method: 'GET',
  path: '/api/impacts/metrics/v2',
  summary: "The account's impact in a range of dates, from the rollups of the ledger",
  query: z.object({
    fromDate: dayInput().optional(),
    toDate: dayInput().optional(),
    products: z.string().max(1000).optional().describe('Product identifiers, separated by commas'),
    fallbackToAllProductsIfEmpty: z.enum(['true', 'false']).default('true'),
  }),
  answer: ImpactMetrics,
  refusals: ['UNKNOWN_PRODUCT', 'BAD_REQUEST'],
})

export const GetImpactChart = endpoint({
  method: 'GET',
  path: '/api/impacts/chart',
  summary: "The account's impact by month or added up, as a picture 1600 pixels wide",
  query: z.object({
    fromDate: dayInput().optional(),
    toDate: dayInput().optional(),
    show: z.enum(CHART_VIEWS).default('month'),
  }),
  answer: { contentType: 'image/png' },
  refusals: ['TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const ListFundedProjects = endpoint({
  method: 'GET',
  path: '/api/impacts/projects',
  summary: 'The projects that the account has funded, with what it funded there',
  answer: z.object({
    projects: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        country: CountryCode,
        impact: z.enum(['trees', 'co2e', 'plastic']),
        /** Thousandths of a tree, or grams. */
        quantity: z.int(),
        isSample: z.boolean(),
      }),
    ),
  }),
})

export const GetPublicTotals = endpoint({
  method: 'GET',
  path: '/api/impact/public-totals',
  summary: 'What everyone together has funded, from the ledger',
  answer: Totals,
})

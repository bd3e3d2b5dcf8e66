import {
  CATEGORY_STATES,
  INVENTORY_CATEGORIES,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { FOOTPRINT_STATUSES } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { z } from 'zod'
import { MonthOfYear } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'

const YearsQuery = z.object({
  /** A company of the group, by its name. */
  company: z.string().trim().max(120).optional(),
  site: z.string().trim().max(120).optional(),
})

const YearColumn = z.object({
  footprintId: z.uuid(),
  from: MonthOfYear,
  to: MonthOfYear,
  status: z.enum(FOOTPRINT_STATUSES),
  /** Of the total, 0 to 1. */
  benchmarkShare: z.number(),
  sets: z.array(z.string()),
  /** Whose warming potentials its factors use. */
  gwps: z.array(z.string()),
  /** Whether the lines are those of the sums. */
  isExplained: z.boolean(),
})

const YearRow = z.object({
  /** A category, or a sum. */
  key: z.string(),
  name: z.string(),
  scope: z.int().nullable(),
  isSum: z.boolean(),
  /** In hundredths of a tonne, a cell of each year; a sum adds what stands above it. */
  cells: z.array(z.object({ hundredths: z.int(), state: z.enum(CATEGORY_STATES).nullable() })),
})

const Parts = {
  boundary: z.int(),
  factor: z.int(),
  activity: z.int(),
  method: z.int(),
  unmatched: z.int(),
}

const YearChange = z.object({
  from: MonthOfYear,
  to: MonthOfYear,
  /** In grams; the parts of a category add up to its change. */
  categories: z.array(
    z.object({
      category: z.enum(INVENTORY_CATEGORIES),
      name: z.string(),
      change: z.int(),
      parts: z.object(Parts),
    }),
  ),
  together: z.object({ change: z.int(), ...Parts }),
  likeForLike: z.object({
    before: z.int(),
    now: z.int(),
    /** As a share; `null`: too little can be compared. */
    change: z.number().nullable(),
    differs: z.array(z.string()),
  }),
})

export const FootprintYears = z.object({
  company: z.string().nullable(),
  site: z.string().nullable(),
  /** At most six, the earliest first. */
  years: z.array(YearColumn),
  rows: z.array(YearRow),
  /** Of each year against the one before it in the table. */
  changes: z.array(YearChange),
  /** That can be chosen: at most 200 each. */
  companies: z.array(z.string()),
  sites: z.array(z.string()),
})
export type FootprintYears = z.output<typeof FootprintYears>

export const GetFootprintYears = endpoint({
  method: 'GET',
  path: '/api/footprint-years',
  summary:
    'Up to six years side by side, by category, of the company, a site or a company of the group, and what made each differ from the one before',
  query: YearsQuery,
  answer: FootprintYears,
  refusals: ['BAD_REQUEST', 'TOO_MANY_ATTEMPTS'],
})

export const ExportYearsCsv = endpoint({
  method: 'GET',
  path: '/api/footprint-years/export',
  summary: 'The same table as CSV, in tonnes',
  query: YearsQuery,
  answer: { contentType: 'text/csv; charset=utf-8' },
  refusals: ['BAD_REQUEST', 'TOO_MANY_ATTEMPTS'],
})

export const ExportYearsWorkbook = endpoint({
  method: 'GET',
  path: '/api/footprint-years/workbook',
  summary: 'The same as an XLSX workbook, with the changes and their reasons',
  query: YearsQuery,
  answer: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  refusals: ['BAD_REQUEST', 'TOO_MANY_ATTEMPTS'],
})

import { FOOTPRINT_STATUSES } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { z } from 'zod'
import { asMonth } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { CountryCode } from '../../people/accounts/accounts.ts'

const FootprintCoverageMonth = asMonth(z.string().describe('A month, such as 2026-01'))

const CoveredYear = z.object({
  footprintId: z.uuid(),
  companyName: z.string(),
  /** Of the footprint; of months that are carried on nothing was declared or verified. */
  status: z.enum(FOOTPRINT_STATUSES),
  /** Whether these months lie after those of the footprint itself, and its figure is carried on. */
  isCarriedOn: z.boolean(),
  /** Twelve months, or fewer where a later footprint begins. */
  from: FootprintCoverageMonth,
  to: FootprintCoverageMonth,
  /** What the footprint says of these months. */
  emittedGrams: z.int(),
  /** CO2e funded for them: a contribution, never subtracted. */
  fundedGrams: z.int(),
  projects: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      country: CountryCode,
      creditKind: z.enum(['reduction', 'avoidance', 'removal']),
      co2eGrams: z.int(),
    }),
  ),
})
export type CoveredYear = z.output<typeof CoveredYear>

export const FootprintCoverage = z.object({
  years: z.array(CoveredYear),
  /** What was funded for the footprints by the month that it counts for, oldest first. */
  months: z.array(z.object({ month: FootprintCoverageMonth, co2eGrams: z.int() })),
})
export type FootprintCoverage = z.output<typeof FootprintCoverage>

export const GetFootprintCoverage = endpoint({
  method: 'GET',
  path: '/api/footprints/coverage',
  summary:
    'What was funded for each year of the footprints, the latest first: footprint offsets, purchases assigned to a year, and a fifth of workforce plans',
  answer: FootprintCoverage,
})

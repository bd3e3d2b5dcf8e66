import type { COMPANY_FOOTPRINTS_EVENTS } from '@understory/domain/footprints/company-footprints/events.ts'
import { z } from 'zod'
import { MonthOfYear } from '../../calendar-texts.ts'
import { ApiFootprint } from '../footprints.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_MOMENT } from './example-ids.ts'

const DeclaredFootprint = z
  .object({
    id: z.uuid(),
    object: z.literal('footprint'),
    startMonth: MonthOfYear,
    /** Counts by one in each footprint. */
    declaration: z.int(),
    declaredAt: z.iso.datetime(),
    co2eGrams: z.int(),
    lines: z.int(),
    /** Of what was declared, in hexadecimal. */
    sha256: z.string().max(64),
  })
  .meta({ id: 'DeclaredFootprint', description: 'A footprint as it was declared.' })

/** What `data` of each of its types of event holds. */
export const COMPANY_FOOTPRINTS_EVENT_DATA = {
  'footprint.saved': ApiFootprint,
  'footprint.declared': DeclaredFootprint,
  'footprint.verified': ApiFootprint,
} as const satisfies Readonly<Record<keyof typeof COMPANY_FOOTPRINTS_EVENTS, z.ZodObject>>

const saved = {
  id: 'e4eaaaf2-d142-41b3-9a6b-3f1c0d0f7a10',
  object: 'footprint',
  mode: 'live',
  createdAt: EXAMPLE_MOMENT,
  updatedAt: EXAMPLE_MOMENT,
  status: 'estimated',
  companyName: 'Moss Kitchen',
  startMonth: '2025-01',
  endMonth: '2025-12',
  isActive: false,
  co2eGrams: 184_200_000,
  declared: null,
} as const satisfies z.input<typeof ApiFootprint>

/** What that may look like. */
export const COMPANY_FOOTPRINTS_EVENT_EXAMPLES = {
  'footprint.saved': saved,
  'footprint.declared': {
    id: 'e4eaaaf2-d142-41b3-9a6b-3f1c0d0f7a10',
    object: 'footprint',
    startMonth: '2025-01',
    declaration: 1,
    declaredAt: EXAMPLE_MOMENT,
    co2eGrams: 184_200_000,
    lines: 61,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  'footprint.verified': {
    ...saved,
    status: 'verified',
    declared: {
      scope1: 21_400_000,
      scope2: 18_900_000,
      scope2Market: 9_300_000,
      scope3: 143_900_000,
      total: 184_200_000,
      totalMarket: 174_600_000,
    },
  },
} satisfies EventExamples<typeof COMPANY_FOOTPRINTS_EVENT_DATA>

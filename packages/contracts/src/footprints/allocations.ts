import {
  ALLOCATION_LEVELS,
  ALLOCATION_METHODS,
  ALLOCATION_WARNINGS,
} from '@understory/domain/footprints/allocations/allocation-terms.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const Decimal = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,12})?$/, 'Please write a decimal number, as 1250.50.')
const Grams = z.int()
const KnownGrams = Grams.nullable().optional()

const MonthName = z
  .string()
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'Please give a month, as 2025-04.')

const Period = z
  .strictObject({ from: MonthName, to: MonthName })
  .refine(({ from, to }) => from <= to, 'Please end a period after it begins.')

const AllocationAmount = z.strictObject({ amount: Decimal, unit: z.string().max(40) })

export const AllocationQuestion = z.strictObject({
  method: z.enum(ALLOCATION_METHODS),
  supplier: z.strictObject({
    period: Period,
    level: z.enum(ALLOCATION_LEVELS),
    scope1Grams: KnownGrams,
    scope2LocationGrams: KnownGrams,
    scope2MarketGrams: KnownGrams,
    /** Categories 1 to 8 of scope 3. */
    upstreamGrams: KnownGrams,
    /** Figures are asked before anything is taken off for offsets. */
    netOfOffsets: z.boolean().optional(),
    /** Categories 9 to 15, and biogenic carbon: both may be sent, and neither is allocated. */
    downstreamGrams: KnownGrams,
    biogenicGrams: KnownGrams,
  }),
  customer: z.strictObject({ period: Period }),
  /** What the customer had of the supplier, and what the supplier had in all: units, or money without VAT. */
  driver: z.strictObject({ customer: AllocationAmount, supplier: AllocationAmount }).optional(),
  product: z
    .strictObject({ quantity: AllocationAmount, declared: AllocationAmount, kgCo2e: Decimal })
    .optional()
    .describe('How much was bought, and what so many declared units emit'),
  scope2: z.enum(['location', 'market']).optional(),
  benchmark: z
    .strictObject({
      grams: Grams,
      upstreamShare: z
        .number()
        .min(0, 'Please use a share from 0 to 1.')
        .max(1, 'Please use a share from 0 to 1.'),
    })
    .optional()
    .describe('What the spend would emit by the sector, and which part of that is upstream'),
  rate: z
    .strictObject({
      from: z.string().max(3),
      to: z.string().max(3),
      value: Decimal,
      source: z.string().trim().min(1, 'Please say where the rate is from.').max(200),
    })
    .optional()
    .describe(
      'Of the supplier’s currency for one of the customer’s; by default the mean of the year',
    ),
})

export const AllocateEmissions = endpoint({
  method: 'POST',
  path: '/api/allocations',
  summary:
    'Which part of a supplier’s emissions is a customer’s, with its working; nothing is stored',
  body: AllocationQuestion,
  answer: z.object({
    grams: Grams,
    scopes12Grams: Grams.nullable(),
    upstreamGrams: Grams.nullable(),
    share: z.string().nullable(),
    method: z.enum([...ALLOCATION_METHODS, 'hybrid']),
    coverage: z.enum(['cradle-to-gate', 'scopes-1-2']),
    isSupplierData: z.boolean(),
    warnings: z.array(z.enum(ALLOCATION_WARNINGS)),
    steps: z.array(z.string()),
  }),
  refusals: [
    'DRIVER_ZERO',
    'DRIVER_NEGATIVE',
    'UNITS_APART',
    'DRIVER_EXCEEDS',
    'PERIODS_APART',
    'EMISSIONS_NEGATIVE',
    'NET_OF_OFFSETS',
    'RATE_MISSING',
    'METHOD_NEEDS',
    'ALLOCATION_TOO_LARGE',
    'TOO_MANY_ATTEMPTS',
    'BAD_REQUEST',
  ],
})

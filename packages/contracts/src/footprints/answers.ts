import { ALLOCATION_WARNINGS } from '@understory/domain/footprints/allocations/allocation-terms.ts'
import { UNITS_OF_BILLS } from '@understory/domain/footprints/answers/answer-bills.ts'
import {
  ASSURANCES,
  CONSOLIDATIONS,
  SHARING_METHODS,
} from '@understory/domain/footprints/answers/answer-facts.ts'
import { SUPPLIER_REQUEST_STATES } from '@understory/domain/footprints/suppliers/request-steps.ts'
import { z } from 'zod'
import { Day, MonthOfYear } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { NeededName, PlainLine } from '../inputs/plain-line.ts'
import { CountryCode } from '../people/accounts/accounts.ts'

const AnswerMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please choose a month.')
const AnswerPeriod = z.strictObject({ from: AnswerMonth, to: AnswerMonth })
const KnownFigure = z
  .int('Please use a number of zero or more.')
  .min(0, 'Please use a number of zero or more.')
  .max(1e15, 'That is more than any company emits.')
  .nullable()
const TypedAmount = z.string().regex(/^\d{1,15}(\.\d{1,6})?$/, 'Please write a number, as 1250.50.')
const AmountOfUnit = z.strictObject({ amount: TypedAmount, unit: z.string().max(40) })

const billIn = <const U extends readonly [string, ...string[]]>(units: U) =>
  z.strictObject({ amount: TypedAmount, unit: z.enum(units) })

/** What a supplier knows of itself; `null`: not known. */
export const SupplierAnswer = z.strictObject({
  /** Of who answers. */
  name: NeededName(100, 'Please give your name.'),
  facts: z.strictObject({
    sector: z.string().min(1, 'Please choose a sector.').max(60),
    country: CountryCode,
    /** Where its grid is divided, and it is known: a subregion of eGRID, or a state of Australia. */
    region: z.string().max(20).nullable().default(null),
    /** Of a year, without VAT. */
    turnover: z
      .strictObject({
        amount: TypedAmount,
        currency: z.string().regex(/^[A-Z]{3}$/, 'Please choose a currency.'),
      })
      .nullable(),
    employees: z.int('Please use a whole number.').min(1).max(5_000_000).nullable(),
    period: AnswerPeriod.refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: 'The last month is before the first.',
    }),
    /** Figures of a footprint that there is, in grams and before offsets. */
    inventory: z
      .strictObject({
        scope1Grams: KnownFigure,
        scope2LocationGrams: KnownFigure,
        scope2MarketGrams: KnownFigure,
        /** Categories 1 to 8 of scope 3. */
        upstream: z.array(KnownFigure).length(8),
        approach: z.enum(CONSOLIDATIONS),
        assurance: z.enum(ASSURANCES),
        assuredBy: PlainLine(200).nullable(),
        netOfOffsets: z.boolean(),
      })
      .nullable(),
    /** Energy and fuel of the months, 0 where there is none; where `inventory` has scopes 1 and 2, those count. */
    bills: z
      .strictObject({
        electricity: billIn(UNITS_OF_BILLS.electricity),
        gas: billIn(UNITS_OF_BILLS.gas),
        heatingOil: billIn(UNITS_OF_BILLS.heatingOil),
        petrol: billIn(UNITS_OF_BILLS.petrol),
        diesel: billIn(UNITS_OF_BILLS.diesel),
      })
      .nullable()
      .default(null),
    method: z.enum(SHARING_METHODS),
    driver: z.strictObject({ customer: AmountOfUnit, supplier: AmountOfUnit }).nullable(),
  }),
  /** `allocated`: the customer sees its share and how it was found; `all`: the totals behind it, too. */
  disclosed: z.enum(['allocated', 'all']),
})

/** What the customer sees of an answer, and nothing else. Grams; `null`: not disclosed, or not known. */
export const ShownAnswer = z.object({
  answeredBy: z.string(),
  period: z.object({ from: MonthOfYear, to: MonthOfYear }),
  level: z.enum(['estimate', 'bills', 'inventory']),
  isSupplierData: z.boolean(),
  disclosed: z.enum(['allocated', 'all']),
  sector: z.string(),
  country: z.string(),
  approach: z.enum(CONSOLIDATIONS).nullable(),
  assurance: z.enum(ASSURANCES),
  assuredBy: z.string().nullable(),
  scope1Grams: z.int().nullable(),
  scope2LocationGrams: z.int().nullable(),
  scope2MarketGrams: z.int().nullable(),
  upstreamGrams: z.int().nullable(),
  /** Categories of scope 3 that there are figures of. */
  upstreamCategories: z.array(z.int()),
  method: z.enum([...SHARING_METHODS, 'hybrid']),
  /** What was sold to the customer. */
  customerAmount: z.object({ amount: z.string(), unit: z.string() }).nullable(),
  /** What was sold in all. */
  supplierAmount: z.object({ amount: z.string(), unit: z.string() }).nullable(),
  share: z.string().nullable(),
  allocatedGrams: z.int(),
  scopes12Grams: z.int(),
  allocatedUpstreamGrams: z.int(),
  coverage: z.enum(['cradle-to-gate', 'scopes-1-2']),
  warnings: z.array(z.enum(ALLOCATION_WARNINGS)),
  /** Random numbers in base64: with a name before which they stand, the hashes of the statement; `null` before release. */
  nonces: z.object({ supplier: z.string(), customer: z.string() }).nullable(),
})
export type ShownAnswer = z.output<typeof ShownAnswer>

const OfSupplierLink = z.object({ token: z.string().max(200) })

export const ReadSupplierAnswer = endpoint({
  method: 'GET',
  path: '/api/supplier-answers/{token}',
  summary: 'What the holder of a link is asked, and what was released by it',
  params: OfSupplierLink,
  answer: z.object({
    state: z.enum(SUPPLIER_REQUEST_STATES),
    companyName: z.string(),
    askedBy: z.string().nullable(),
    supplierName: z.string(),
    message: z.string().nullable(),
    period: z.object({ from: MonthOfYear, to: MonthOfYear }),
    dueOn: Day,
    /** Why it was sent back or declined. */
    reason: z.string().nullable(),
    /** Whether the address can be kept from requests: it came by email. */
    isByEmail: z.boolean(),
    released: z.object({ shown: ShownAnswer, on: Day }).nullable(),
  }),
  refusals: [],
})

export const GetOwnAnswerProof = endpoint({
  method: 'GET',
  path: '/api/supplier-answers/{token}/proof',
  summary: 'What was released by a link, with its proof in the public log, as an archive',
  params: OfSupplierLink,
  answer: { contentType: 'application/zip' },
  refusals: ['SUPPLIER_REQUEST_NOT_FOUND', 'ANSWER_NOT_LOGGED'],
})

const ANSWER_REFUSALS = [
  'ANSWER_INCOMPLETE',
  'DRIVER_ZERO',
  'DRIVER_NEGATIVE',
  'UNITS_APART',
  'DRIVER_EXCEEDS',
  'PERIODS_APART',
  'NET_OF_OFFSETS',
  'RATE_MISSING',
  'METHOD_NEEDS',
  'ALLOCATION_TOO_LARGE',
  'REQUEST_STATE',
  'BAD_REQUEST',
] as const

export const PreviewSupplierAnswer = endpoint({
  method: 'POST',
  path: '/api/supplier-answers/{token}/preview',
  summary:
    'What the customer would see of an answer, and how its share is found; nothing is stored',
  params: OfSupplierLink,
  body: SupplierAnswer,
  answer: z.object({ shown: ShownAnswer, steps: z.array(z.string()) }),
  refusals: [...ANSWER_REFUSALS],
})

export const ReleaseSupplierAnswer = endpoint({
  method: 'POST',
  path: '/api/supplier-answers/{token}/release',
  summary: 'Hand an answer to the customer: what the preview shows; it can be taken back',
  params: OfSupplierLink,
  body: SupplierAnswer,
  status: 204,
  refusals: [...ANSWER_REFUSALS, 'ALLOCATION_EXCEEDED'],
})

export const STEPS_BY_LINK = ['opened', 'declined', 'opted-out', 'withdrawn'] as const

export const StepSupplierRequest = endpoint({
  method: 'POST',
  path: '/api/supplier-answers/{token}/steps',
  summary: 'Begin, decline, ask for no more requests, or take back what was released',
  params: OfSupplierLink,
  body: z
    .strictObject({
      to: z.enum(STEPS_BY_LINK),
      reason: z
        .string()
        .trim()
        .min(10, 'Please say why, in 10 characters or more.')
        .max(500, 'Please use at most 500 characters.')
        .nullable()
        .default(null),
    })
    .refine(({ to, reason }) => to !== 'declined' || reason !== null, {
      path: ['reason'],
      message: 'Please say why, in 10 characters or more.',
    }),
  status: 204,
  refusals: ['REQUEST_STATE', 'BAD_REQUEST'],
})

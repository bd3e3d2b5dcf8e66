import { HOUSEHOLD_QUESTIONS } from '@understory/domain/footprints/household/answers.ts'
import { HOUSEHOLD_CATEGORIES } from '@understory/domain/footprints/household/terms/term.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const HouseholdCountryCode = z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.')
const Grams = z.int()
const DataQuality = z.enum(['A', 'B', 'C', 'D'])
const QuestionId = z.enum(HOUSEHOLD_QUESTIONS as [string, ...string[]])

/** A country, and answers by the id of their question; an absent one is open, never zero. */
export const HouseholdInput = z.strictObject({
  country: HouseholdCountryCode,
  answers: z.record(z.string(), z.unknown()).default({}),
})
export type HouseholdInput = z.output<typeof HouseholdInput>

const Move = z.object({ id: QuestionId, moves: Grams })

export const HouseholdEstimate = z.object({
  version: z.string(),
  country: z.string(),
  quality: DataQuality,
  unit: z.literal('gCO2e'),
  total: Grams,
  /** Where four people in five with these answers lie. */
  range: z.object({ level: z.literal(0.8), low: Grams, high: Grams }),
  categories: z.record(z.enum(HOUSEHOLD_CATEGORIES), Grams),
  inYourHands: Grams,
  notInYourHands: Grams,
  household: z.object({ people: z.int(), total: Grams, sharedItems: Grams }).nullable(),
  radiativeForcing: Grams,
  marketBased: Grams.nullable(),
  /** The open question that would tell most about this person. */
  next: Move.nullable(),
  questions: z.array(Move),
  comparison: z.object({
    country: Grams,
    sameHousehold: Grams.nullable(),
    nationalAccount: Grams,
  }),
  actions: z.array(
    z.object({
      id: z.string(),
      group: z.string(),
      who: z.enum(['you', 'landlord']),
      saving: Grams,
    }),
  ),
  together: Grams,
  path: z.array(z.object({ year: z.int(), total: Grams })),
  workings: z.object({ gridKgPerKwh: z.number(), persons: z.number(), variance: z.number() }),
  warnings: z.array(z.enum(['fuelIgnored', 'billTooSmallForCar', 'carEfficiencyIgnored'])),
})
export type HouseholdEstimate = z.output<typeof HouseholdEstimate>

export const EstimateHousehold = endpoint({
  method: 'POST',
  path: '/api/household/estimates',
  summary: "Estimate a person's yearly footprint, with its range and the next question; not stored",
  body: HouseholdInput,
  answer: z.object({ input: HouseholdInput, estimate: HouseholdEstimate }),
  refusals: ['NO_ADEQUATE_DATA', 'BAD_REQUEST'],
})

export const GetHouseholdOptions = endpoint({
  method: 'GET',
  path: '/api/household/options',
  summary: 'The questions about a household in one country, and the countries',
  query: z.strictObject({ country: HouseholdCountryCode.default('GB') }),
  answer: z.object({
    version: z.string(),
    country: z.object({ iso2: z.string(), name: z.string(), quality: DataQuality }),
    currency: z.string(),
    /** What a person there spends in a month. */
    typicalAmounts: z.object({ things: z.number(), services: z.number() }),
    units: z.object({
      area: z.enum(['m2', 'sqft']),
      distance: z.enum(['km', 'mile']),
      temperature: z.enum(['C', 'F']),
      fuel: z.enum(['kWh', 'therm', 'm3']),
    }),
    questions: z.array(
      z.object({
        id: QuestionId,
        /** Asked of everyone. */
        isFirst: z.boolean(),
        title: z.string(),
        hint: z.string().nullable(),
        /** What holds where it is left open. */
        skipped: z.string(),
        options: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
    /** Parts of the grid; of the United States alone. */
    regions: z.array(z.object({ region: z.string(), name: z.string() })),
    countries: z.array(z.object({ iso2: z.string(), name: z.string(), quality: DataQuality })),
  }),
  refusals: ['NO_ADEQUATE_DATA', 'BAD_REQUEST'],
})

export const HouseholdResult = z.object({
  resultId: z.uuid(),
  savedAt: z.iso.datetime(),
  input: HouseholdInput,
  /** As it was computed then, by the model of that day. */
  estimate: HouseholdEstimate,
})
export type HouseholdResult = z.output<typeof HouseholdResult>

export const SaveHouseholdResult = endpoint({
  method: 'POST',
  path: '/api/household/results',
  summary: 'Save a household footprint with its answers and the version of the model',
  body: HouseholdInput,
  status: 201,
  answer: HouseholdResult,
  refusals: ['NO_ADEQUATE_DATA', 'TOO_MANY_HOUSEHOLD_RESULTS', 'BAD_REQUEST'],
})

export const ListHouseholdResults = endpoint({
  method: 'GET',
  path: '/api/household/results',
  summary: 'The saved household footprints of the account, newest first',
  answer: z.object({ results: z.array(HouseholdResult) }),
})

export const RemoveHouseholdResult = endpoint({
  method: 'DELETE',
  path: '/api/household/results/{resultId}',
  summary: 'Delete a saved household footprint',
  params: z.object({ resultId: z.uuid() }),
  status: 204,
  refusals: ['HOUSEHOLD_RESULT_NOT_FOUND'],
})

import { ownFactorProblems } from '@understory/domain/footprints/company-footprints/lines/own-factor.ts'
import {
  FIRST_SPEND_YEAR,
  isMoney,
} from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import {
  QUALITY_INDICATORS,
  QUALITY_LEVELS,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { isKnownUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../people/accounts/accounts.ts'

const Gases = z.object({ co2: z.number(), ch4: z.number(), n2o: z.number() })

const FACTOR_MARKETS = ['uk', 'us', 'au', 'nz', 'grid'] as const

/** A published factor: kg per unit. */
export const EmissionFactor = z.object({
  factorId: z.string(),
  set: z.object({
    setId: z.string(),
    /** `grid`: electricity of a country, by its own publisher or Ember. */
    market: z.enum(FACTOR_MARKETS),
    year: z.int(),
    /** Per unit of an activity, or per unit of money in the prices of the year. */
    kind: z.enum(['activity', 'spend']),
    title: z.string(),
    edition: z.string(),
    /** The IPCC report whose warming potentials it uses. */
    gwp: z.string(),
    licence: z.string(),
    note: z.string().nullable(),
  }),
  /** The table of the publication. */
  category: z.string(),
  name: z.string(),
  unit: z.string(),
  /** Other units that a quantity may be given in; money in any currency. */
  alsoIn: z.array(z.string()),
  kgCo2e: z.number(),
  /** kg of each gas, where the source gives them. */
  gases: Gases.nullable(),
  /** Outside the scopes; not in `kgCo2e`. */
  kgBiogenicCo2: z.number().nullable(),
  /** CO2e of gases that no scope counts, such as R22; not in `kgCo2e`. */
  kgOtherGases: z.number().nullable(),
  includes: z.string(),
  /** Of electricity: generation alone, or with what is upstream of it. */
  basis: z.enum(['direct', 'life-cycle']).nullable(),
  /** Where it usually belongs; who owns and controls the source decides. */
  usually: z.object({ scope: z.int(), category: z.enum(CATEGORY_KEYS) }),
})
export type EmissionFactor = z.output<typeof EmissionFactor>

export const FoundEmissionFactor = EmissionFactor.extend({
  /** Whose figure it is, where it is not one of the country. */
  foreign: z.string().nullable(),
  /** The usual row for what was asked. */
  isDefault: z.boolean(),
  /** Only part of what was asked fits. */
  isPerhaps: z.boolean(),
  /** The same in every unit that it is published in. */
  units: z.array(z.object({ factorId: z.string(), unit: z.string(), kgCo2e: z.number() })),
})
export type FoundEmissionFactor = z.output<typeof FoundEmissionFactor>

export const SearchFactors = endpoint({
  method: 'GET',
  path: '/api/emission-factors',
  summary:
    'Published emission factors by plain words, the best first; without words all of them, newest first',
  query: z.object({
    /** This one alone. */
    factorId: z.string().max(80).optional(),
    /** As people call it: the best match first. */
    words: z.string().max(200).optional(),
    category: z.enum(CATEGORY_KEYS).optional(),
    /** Of no other one. */
    market: z.enum(FACTOR_MARKETS).optional(),
    /** ISO 3166: whose factors come first. By the market where it is left out, else Great Britain. */
    country: CountryCode.optional(),
    /** Of its grid, where the words name no place: a subregion of eGRID, or a state of Australia. */
    region: z.string().max(4).optional(),
    year: z.coerce.number().int().min(2000).max(2100).optional(),
    /** Sets of this year first, then those before it, then those after it. */
    near: z.coerce.number().int().min(2000).max(2100).optional(),
    unit: z.string().max(40).optional(),
    kind: z.enum(['activity', 'spend']).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    cursor: z.string().max(200).optional(),
  }),
  answer: z.object({
    factors: z.array(FoundEmissionFactor),
    /** What was asked for has no factor, and why. */
    none: z.object({ activity: z.string(), sentence: z.string() }).nullable(),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['BAD_REQUEST'],
})

export const Quality = z
  .strictObject(
    Object.fromEntries(QUALITY_INDICATORS.map((name) => [name, z.enum(QUALITY_LEVELS)])) as Record<
      (typeof QUALITY_INDICATORS)[number],
      z.ZodEnum<{ [K in (typeof QUALITY_LEVELS)[number]]: K }>
    >,
  )
  .extend({
    /** Of the answers of some for all, 95%: it stands in the place of that of completeness. */
    sampleFactor: z.number().min(1).max(1e6).optional(),
  })

export const OwnFactor = z.strictObject({
  /** Of the supplier of what was bought, or one of your own. */
  kind: z.enum(['supplier', 'own']).default('own'),
  /** Per unit; left out where the line is in kg or t of CO2e, which is a result. */
  kgCo2e: z.number().min(0, 'Please use a number of zero or more.').max(1e9).optional(),
  /** Any: a piece, a square metre of flooring, a reel. */
  unit: z.string().trim().min(1).max(40),
  /** Per unit, of biomass: stands outside the scopes, and is not in `kgCo2e`. */
  kgBiogenicCo2: z.number().min(0, 'Please use a number of zero or more.').max(1e9).optional(),
  /** A supplier's factor or one of your own has to say where it is from. */
  source: z.string().trim().min(1, 'Please say where this factor is from.').max(300),
  /** Of a result: who computed it, and how. */
  method: z.string().trim().min(1).max(300).optional(),
  /** Of a result: the year that it is of. */
  year: z.int().min(2000).max(2100).optional(),
})
export type OwnFactor = z.output<typeof OwnFactor>

export const LineFields = z.strictObject({
  description: z.string().max(200).default(''),
  quantity: z.number().min(0, 'Please use a number of zero or more.').max(1e12),
  /** The unit of the factor, or another of its kind; of a factor of one's own any that both name. */
  unit: z.string().trim().min(1, 'Please give a unit.').max(40),
  /** That money was spent in, where the unit is a currency. Without VAT. */
  spendYear: z
    .int()
    .min(FIRST_SPEND_YEAR, `Exchange rates begin with ${FIRST_SPEND_YEAR}.`)
    .max(2100)
    .optional(),
  factorId: z.string().max(80).optional(),
  ownFactor: OwnFactor.optional(),
  /** The year of the activity. */
  year: z.int().min(2000).max(2100).optional(),
  /** Left out, it counts as poor. */
  quality: Quality.optional(),
})

export const hasOneFactor = (line: { factorId?: string; ownFactor?: object }): boolean =>
  (line.factorId === undefined) !== (line.ownFactor === undefined)
export const ONE_FACTOR = {
  message: 'Please give either the id of a factor or a factor of your own.',
  path: ['factorId'],
}

type UnitsOfLine = {
  readonly unit: string
  readonly factorId?: string | undefined
  readonly ownFactor?: OwnFactor | undefined
}

/** What is wrong with a line's unit and its own factor; nothing of them is guessed. */
export function checkUnits({ unit, factorId, ownFactor }: UnitsOfLine, context: z.RefinementCtx) {
  const refuse = (path: string[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  if (factorId !== undefined && !isKnownUnit(unit) && !isMoney(unit)) {
    refuse(['unit'], 'Please use one of the units of the factor.')
  }
  if (!ownFactor) return
  for (const { field, message } of ownFactorProblems(ownFactor)) {
    refuse(['ownFactor', field], message)
  }
}

const LineInput = LineFields.refine(hasOneFactor, ONE_FACTOR).superRefine(checkUnits)

/** How an amount became one in the currency and the prices of the factor. */
export const SpendWorking = z.object({
  amount: z.number(),
  currency: z.string(),
  year: z.int(),
  /** Units of the factor's currency for one of the amount's, as the mean of `rateYear`. */
  rate: z.number(),
  rateYear: z.int(),
  /** What turns prices of the year into those of `priceYear`. */
  deflator: z.number(),
  priceYear: z.int(),
  converted: z.number(),
})

const ComputedLine = z.object({
  description: z.string(),
  co2eGrams: z.int(),
  /** In the unit of the factor. */
  quantity: z.number(),
  unit: z.string(),
  kgCo2ePerUnit: z.number(),
  /** Of money: how it was converted. */
  spend: SpendWorking.nullable(),
  gases: Gases.nullable(),
  biogenicCo2Grams: z.int().nullable(),
  /** CO2e of gases that no scope counts; not in `co2eGrams`. */
  otherGasGrams: z.int().nullable(),
  /** 95%: between value / factor and value x factor. */
  uncertainty: z.object({ factor: z.number(), lowGrams: z.number(), highGrams: z.number() }),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  /** `null` of a factor of one's own. */
  factor: EmissionFactor.nullable(),
  source: z.string(),
})

export const ComputeLines = endpoint({
  method: 'POST',
  path: '/api/footprints/line-computations',
  summary:
    'Activity times factor for each line, with the range of each and of the sum; nothing is stored',
  body: z.strictObject({ lines: z.array(LineInput).min(1).max(500) }),
  maxBodyBytes: 512 * 1_024,
  answer: z.object({
    lines: z.array(ComputedLine),
    total: z.object({
      co2eGrams: z.int(),
      biogenicCo2Grams: z.int(),
      otherGasGrams: z.int(),
      uncertainty: z.object({ factor: z.number(), lowGrams: z.number(), highGrams: z.number() }),
    }),
  }),
  refusals: ['BAD_REQUEST'],
})

import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import {
  MOST_BASIS_POINTS,
  MOST_GRAMS_AN_ORDER,
  MOST_RANGES,
  MOST_TREES_AN_ORDER,
} from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { IMPACT_AMOUNTS } from '../impact-amounts.ts'

const LARGEST = 1_000_000_000_000
const Amount = z
  .int('Please use a whole number of the minor unit.')
  .min(0, 'Please use an amount of zero or more.')
  .max(LARGEST, 'Please use a smaller amount.')
const Trees = z
  .int('Please use a whole number.')
  .min(1, 'Please use a number of one or more.')
  .max(MOST_TREES_AN_ORDER, 'Please use at most 100 trees an order.')
const BasisPoints = z
  .int('Please use at most two decimals.')
  .min(1, 'Please use a percentage above zero.')
  .max(MOST_BASIS_POINTS, 'Please use at most 50 per cent.')

const Grams = z
  .int('Please use a whole number of grams.')
  .min(1, 'Please use one gram or more.')
  .max(MOST_GRAMS_AN_ORDER.co2e, 'Please use at most ten tonnes an order.')

/** The id of a project that `listProjects` offers; left out: the one that is funded where nobody chooses. */
const OF_PROJECT = { project: z.string().min(1).max(64).optional() }
const InGrams = z.enum(['co2e', 'plastic'], 'Please choose co2e or plastic.')
/** What the money funds; left out: trees. */
const OF_IMPACT = { impact: z.enum(IMPACTS).optional() }
/** Minor units of the currency that the store sells in when it is saved. */
const EachAmount = Amount.min(1, 'Please use an amount above zero.')

export const ContributionRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trees-per-order'), trees: Trees, ...OF_PROJECT }),
  z.strictObject({
    kind: z.literal('trees-per-amount'),
    trees: Trees,
    amount: EachAmount,
    ...OF_PROJECT,
  }),
  z.strictObject({
    kind: z.literal('grams-per-order'),
    impact: InGrams,
    grams: Grams,
    ...OF_PROJECT,
  }),
  z.strictObject({
    kind: z.literal('grams-per-amount'),
    impact: InGrams,
    grams: Grams,
    amount: EachAmount,
    ...OF_PROJECT,
  }),
  z.strictObject({
    kind: z.literal('percentage'),
    basisPoints: BasisPoints,
    ...OF_IMPACT,
    ...OF_PROJECT,
  }),
  z.strictObject({
    kind: z.literal('percentage-by-range'),
    ...OF_IMPACT,
    ...OF_PROJECT,
    /** Both ends belong to a range; where two touch, the upper one counts. */
    ranges: z
      .array(
        z.strictObject({ from: Amount, to: Amount.nullable(), basisPoints: BasisPoints }),
        'Please give at least one range.',
      )
      .min(1, 'Please give at least one range.')
      .max(MOST_RANGES, 'Please use at most 20 ranges.'),
  }),
])
export type ContributionRule = z.output<typeof ContributionRule>

/** As the website of a shop sends it: "1" and "0" are true and false, and a tree is always planted only for `true`. */
const Flag = z
  .union([z.boolean(), z.enum(['0', '1'])])
  .transform((value) => value === true || value === '1')

export const OffsetSettings = z.strictObject({
  /** Without it, the one store that is connected. */
  storeId: z.uuid().optional(),
  isPercentagePerRange: Flag,
  isTreePerBatch: Flag,
  plantTreeAlways: z.unknown().transform((value) => value === true),
  /** Without it, the rule that is in force; the two flags say of which kind that is: a batch is an amount. */
  rule: ContributionRule.optional(),
})

export const StoreSettings = z.object({
  rule: ContributionRule,
  /** What the amounts of the rule are in; `null`: it has none. */
  currency: z.string().nullable(),
  plantTreeAlways: z.boolean(),
  /** Orders that were created since then contribute by it. */
  inForceFrom: z.iso.datetime(),
})
export type StoreSettings = z.output<typeof StoreSettings>

export const SaveOffsetSettings = endpoint({
  method: 'POST',
  path: '/api/offset-settings',
  summary:
    'Change what a store contributes for each order; it counts from now on, never retrospectively',
  body: OffsetSettings,
  answer: StoreSettings,
  refusals: [
    'RESOURCE_NOT_FOUND',
    'NO_STORE_CONNECTED',
    'STORE_NOT_CONNECTED',
    'SETTINGS_INVALID',
    'DISCLOSURE_INCOMPLETE',
    'BAD_REQUEST',
  ],
})

export const PreviewOffsetSettings = endpoint({
  method: 'POST',
  path: '/api/offset-settings/previews',
  summary: 'What the last orders of a store would have contributed by some settings; not stored',
  body: OffsetSettings,
  answer: z.object({
    /** Of the last orders, those that cannot be worked out: an exchange rate is missing, or they are very large. */
    waiting: z.int(),
    /** At most 50, the newest first. */
    orders: z.array(
      z.object({
        label: z.string(),
        createdAt: z.iso.datetime(),
        currency: z.string(),
        netMinor: z.int(),
        ...IMPACT_AMOUNTS,
        moneyMinor: z.int(),
      }),
    ),
    ...IMPACT_AMOUNTS,
    /** In the billing currency. */
    totalMinor: z.int(),
    billingCurrency: z.string(),
  }),
  refusals: [
    'RESOURCE_NOT_FOUND',
    'NO_STORE_CONNECTED',
    'SETTINGS_INVALID',
    'DISCLOSURE_INCOMPLETE',
    'BAD_REQUEST',
  ],
})

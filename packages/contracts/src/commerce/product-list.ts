import { CREDIT_KINDS } from '@understory/domain/commerce/prices/credit-kind.ts'
import { PRODUCT_GROUPS } from '@understory/domain/commerce/prices/product-identifiers.ts'
import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { AccountKind, CurrencyCode } from '../people/accounts/accounts.ts'

export const ImpactName = z.enum(['trees', 'co2e', 'plastic'])

const Pack = z.object({
  pack: z.string(),
  label: z.string(),
  /** Thousandths of a tree, or grams. */
  quantity: z.int().positive(),
})

const PurchaseOption = z.object({
  option: z.enum(['tree_whole', 'co2e_100kg', 'plastic_100g']),
  impact: ImpactName,
  /** The smallest step one may buy: thousandths of a tree, or grams. */
  step: z.int().positive(),
  max: z.int().positive(),
  microsPerUnit: z.int().positive(),
  /** The next price that was announced, and its first day; null: none, or the same. */
  next: z.object({ from: Day, microsPerUnit: z.int().positive() }).nullable(),
  /** Where the money goes, in thousandths of the price; null where the operator does not state it. */
  shares: z
    .object({ project: z.int(), registry: z.int(), payment: z.int(), operation: z.int() })
    .nullable(),
  packs: z.array(Pack),
})

const ListedPlan = z.object({
  plan: z.string(),
  impact: ImpactName,
  isDefault: z.boolean(),
  project: z.object({
    id: z.string(),
    name: z.string(),
    partner: z.string(),
    country: z.string(),
    creditKind: z.enum(CREDIT_KINDS).nullable(),
    summary: z.string(),
    isSample: z.boolean(),
  }),
})

/** The groupings of the specification; what staff enter has a group of its own. */
const Group = z.enum(PRODUCT_GROUPS)

const ListedProduct = z.object({
  identifier: z.string(),
  audience: AccountKind,
  kind: z.string(),
  billing: z.enum(['onetime', 'recurring']),
  group: Group,
  /** Whether it can be bought here; the others are entered by staff or managed at the provider. */
  isSold: z.boolean(),
  billingPeriods: z.array(z.enum(['month', 'year', 'quarter'])),
})

const Tier = z.object({
  plan: z.string(),
  category: z.string(),
  name: z.string(),
  tier: z.enum(['ultimate', 'lite', 'standard', 'traveler']).nullable(),
  member: z.enum(['adult', 'child', 'pet']).nullable(),
  year: z.object({ milliTrees: z.int(), co2eGrams: z.int(), plasticGrams: z.int() }),
  monthMinor: z.int(),
  yearMinor: z.int(),
})

export const ListProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  summary: 'Every product identifier, with its kind, billing and grouping',
  answer: z.object({ products: z.array(ListedProduct) }),
})

export const ProductConfiguration = z.object({
  product: ListedProduct.extend({
    currency: CurrencyCode,
    priceBookVersion: z.string(),
    validFrom: Day,
    minimumMinor: z.int(),
    maximumMinor: z.int(),
  }),
  optionsConfig: z.array(PurchaseOption),
  /** The supplying partners' packs, and the projects behind them. */
  plansConfig: z.array(ListedPlan),
  /** What a subscription may be made of. */
  tiersConfig: z.array(Tier),
  /** Work that is bought by itself. */
  servicesConfig: z.array(z.object({ service: z.string(), minor: z.int() })),
})
export type ProductConfiguration = z.output<typeof ProductConfiguration>

export const GetProduct = endpoint({
  method: 'GET',
  path: '/api/products/{identifier}',
  summary: 'What can be bought, at which price, from which projects',
  params: z.object({ identifier: z.string().max(60) }),
  query: z.object({ currency: CurrencyCode.default('GBP') }),
  answer: ProductConfiguration,
  refusals: ['UNKNOWN_PRODUCT'],
})

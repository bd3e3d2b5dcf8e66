import { z } from 'zod'
import { AccountKind, CurrencyCode } from './accounts.ts'
import { endpoint } from './endpoint.ts'

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
  packs: z.array(Pack),
})

const Plan = z.object({
  plan: z.string(),
  impact: ImpactName,
  isDefault: z.boolean(),
  project: z.object({
    id: z.string(),
    name: z.string(),
    partner: z.string(),
    country: z.string(),
    summary: z.string(),
    isSample: z.boolean(),
  }),
})

export const ProductConfiguration = z.object({
  product: z.object({
    identifier: z.string(),
    audience: AccountKind,
    kind: z.string(),
    billing: z.enum(['onetime', 'recurring']),
    currency: CurrencyCode,
    priceBookVersion: z.string(),
    validFrom: z.iso.date(),
    minimumMinor: z.int(),
    maximumMinor: z.int(),
  }),
  optionsConfig: z.array(PurchaseOption),
  plansConfig: z.array(Plan),
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

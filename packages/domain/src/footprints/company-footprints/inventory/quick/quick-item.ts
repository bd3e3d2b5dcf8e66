import { lookupTable } from '../../../../language/lookup-table.ts'
import type { PurchasePart } from '../../completeness/category-one-parts.ts'
import type { CategoryKey } from '../../scopes.ts'

/** In the order of the page: what weighs most in most firms comes first. */
export const QUICK_GROUPS = [
  'goods',
  'energy',
  'vehicles',
  'travel',
  'people',
  'waste',
  'purchases',
] as const
export type QuickGroup = (typeof QUICK_GROUPS)[number]

const TITLES: Readonly<Record<QuickGroup, string>> = lookupTable({
  goods: 'What you buy to make or sell',
  energy: 'Energy',
  vehicles: 'Company vehicles',
  travel: 'Business travel',
  people: 'People',
  waste: 'Waste and water',
  purchases: 'Other purchases',
})
export const quickGroupTitle = (group: QuickGroup): string => TITLES[group]

/** Works a figure out of what people know instead of it. */
export const QUICK_HELPERS = [
  'trips',
  'commuting',
  'journeys',
  'homeworking',
  'load',
  'bins',
] as const
export type QuickHelper = (typeof QUICK_HELPERS)[number]

/** What a small company usually has, with the factor of the UK sets that fits it. */
export type QuickItem = {
  readonly id: string
  readonly group: QuickGroup
  readonly label: string
  /** Where to find the figure. */
  readonly hint: string
  readonly unit: string
  readonly category: CategoryKey
  /** Table in the publication, and its name there. */
  readonly factor: { readonly category: string; readonly name: string }
  /** Of purchased goods and services, where the factor does not say it. */
  readonly part: PurchasePart | null
  readonly helper: QuickHelper | null
}

type AboutItem = readonly [id: string, label: string, hint: string]
type More = Partial<Pick<QuickItem, 'part' | 'helper'>>

/** By a quantity of its own. */
export const quantityItem = (
  group: QuickGroup,
  [id, label, hint]: AboutItem,
  [category, unit]: readonly [CategoryKey, string],
  [table, name]: readonly [string, string],
  more: More = {},
): QuickItem => ({
  id,
  group,
  label,
  hint,
  unit,
  category,
  factor: { category: table, name },
  part: more.part ?? null,
  helper: more.helper ?? null,
})

type Spent = More & { readonly category?: CategoryKey }

/** By what it cost, in pounds of the year. */
export const spendItem = (
  group: QuickGroup,
  about: AboutItem,
  industry: string,
  { category = 'purchasedGoodsAndServices', ...more }: Spent = {},
): QuickItem =>
  quantityItem(group, about, [category, 'GBP'], ['Spend with UK industries', industry], more)

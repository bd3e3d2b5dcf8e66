import { keysOf } from '../../language/keys-of.ts'
import {
  GRAMS_PER_KILOGRAM,
  grams,
  type Impact,
  milliTrees,
  wholeTrees,
} from '../../quantity/impact-quantity.ts'

/** A fixed quantity of one impact, sold as one thing. */
type Pack = { readonly impact: Impact; readonly quantity: number }

const tree: Pack = { impact: 'trees', quantity: wholeTrees(1) }
const co2e100Kg: Pack = { impact: 'co2e', quantity: grams(100 * GRAMS_PER_KILOGRAM) }
const co2e50Kg: Pack = { impact: 'co2e', quantity: grams(50 * GRAMS_PER_KILOGRAM) }
const plastic100G: Pack = { impact: 'plastic', quantity: grams(100) }

/**
 * Packs on a shelf. How much of a tree `partial_tree` is, the specification leaves open: a tenth,
 * so that ten of them make a whole one.
 */
const SHELF_PACKS = {
  whole_tree: tree,
  partial_tree: { impact: 'trees', quantity: milliTrees(100) },
  '100_kg_co2e': co2e100Kg,
  '50_kg_co2e': co2e50Kg,
  '100_g_plastic': plastic100G,
} as const satisfies Record<string, Pack>

/** What can be chosen in an instant purchase. */
const PURCHASE_OPTIONS = {
  co2e_100kg: co2e100Kg,
  tree_whole: tree,
  plastic_100g: plastic100G,
} as const satisfies Record<string, Pack>

/** A supplying partner's packs: vt, eden and tff grow trees, pb recovers plastic. */
const PLAN_PRODUCTS = {
  whole_tree_vt: tree,
  whole_tree_eden: tree,
  whole_tree_tff: tree,
  plastic_pb_100_g: plastic100G,
  co2e_100_kg: co2e100Kg,
  co2e_50_kg: co2e50Kg,
} as const satisfies Record<string, Pack>

const PACKS = { ...SHELF_PACKS, ...PURCHASE_OPTIONS, ...PLAN_PRODUCTS }

export type ShelfPack = keyof typeof SHELF_PACKS
export type PurchaseOption = keyof typeof PURCHASE_OPTIONS
export type PlanProduct = keyof typeof PLAN_PRODUCTS
export type PackName = keyof typeof PACKS

export const PACK_NAMES = keysOf(PACKS)

export function packNamed(name: PackName): Pack {
  return PACKS[name]
}

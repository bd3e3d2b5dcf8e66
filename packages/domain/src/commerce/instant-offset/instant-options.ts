import { GRAMS_PER_KILOGRAM, GRAMS_PER_TONNE, wholeTrees } from '../../quantity/impact-quantity.ts'
import { type PurchaseOption, packNamed } from '../prices/packs.ts'

type QuickPick = { readonly pack: string; readonly label: string; readonly quantity: number }

const kilograms = (count: number) => count * GRAMS_PER_KILOGRAM

/** Quantities offered at one tap; any other may be typed, in steps of the option's pack. */
const QUICK_PICKS: Record<PurchaseOption, readonly QuickPick[]> = {
  tree_whole: [
    { pack: 'trees_10', label: '10 trees', quantity: wholeTrees(10) },
    { pack: 'trees_50', label: '50 trees', quantity: wholeTrees(50) },
    { pack: 'trees_120', label: '120 trees', quantity: wholeTrees(120) },
    { pack: 'trees_500', label: '500 trees', quantity: wholeTrees(500) },
  ],
  co2e_100kg: [
    { pack: 'co2e_500_kg', label: '500 kg', quantity: kilograms(500) },
    { pack: 'co2e_1_t', label: '1 tonne', quantity: GRAMS_PER_TONNE },
    { pack: 'co2e_5_t', label: '5 tonnes', quantity: 5 * GRAMS_PER_TONNE },
    { pack: 'co2e_11_t', label: '11 tonnes', quantity: 11 * GRAMS_PER_TONNE },
  ],
  plastic_100g: [
    { pack: 'plastic_1_kg', label: '1 kg', quantity: kilograms(1) },
    { pack: 'plastic_5_kg', label: '5 kg', quantity: kilograms(5) },
    { pack: 'plastic_10_kg', label: '10 kg', quantity: kilograms(10) },
    { pack: 'plastic_50_kg', label: '50 kg', quantity: kilograms(50) },
  ],
}

const INSTANT_OPTIONS_ORDER: readonly PurchaseOption[] = [
  'tree_whole',
  'co2e_100kg',
  'plastic_100g',
]

export const INSTANT_OPTIONS = INSTANT_OPTIONS_ORDER.map((option) => {
  const { impact, quantity } = packNamed(option)
  return { option, impact, step: quantity, packs: QUICK_PICKS[option] }
})

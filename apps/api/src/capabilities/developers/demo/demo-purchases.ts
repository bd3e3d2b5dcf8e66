import { type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'

const KILOGRAM = 1_000
const TREE = 1_000

export type DemoPurchase = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly spread: { readonly startMonth: Month; readonly months: number } | null
  readonly reference: string | null
  readonly theme: 'none' | 'gift' | 'christmas'
  /** Assigned to the present year of the footprint, once there is one. */
  readonly isForFootprint: boolean
}

const some = (wanted: Partial<DemoPurchase>): DemoPurchase => ({
  milliTrees: 0,
  co2eGrams: 0,
  plasticGrams: 0,
  spread: null,
  reference: null,
  theme: 'none',
  isForFootprint: false,
  ...wanted,
})

/** A year or so of buying, so that a fresh copy has something to show. */
export function demoPurchases(kind: 'personal' | 'business', now: Month): DemoPurchase[] {
  const year = { startMonth: shiftMonth(now, -11), months: 12 }
  const spring = { startMonth: shiftMonth(now, -7), months: 3 }
  return kind === 'personal'
    ? [
        some({ milliTrees: 24 * TREE, spread: year, reference: 'Two trees a month' }),
        some({ co2eGrams: 1_400 * KILOGRAM, spread: spring, reference: 'The drive to Skye' }),
        some({ plasticGrams: 3 * KILOGRAM }),
        some({ milliTrees: 10 * TREE, theme: 'gift', reference: 'For Ines, on her birthday' }),
      ]
    : [
        some({ milliTrees: 360 * TREE, spread: year, reference: 'A tree a day, nearly' }),
        some({ co2eGrams: 12_000 * KILOGRAM, isForFootprint: true }),
        some({ plasticGrams: 48 * KILOGRAM, spread: spring, reference: 'Packaging' }),
        some({ milliTrees: 50 * TREE, co2eGrams: 500 * KILOGRAM, plasticGrams: 5 * KILOGRAM }),
      ]
}

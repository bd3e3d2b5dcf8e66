/** What the made-up bakery used in twelve months: the year before last, and the last one. */
export type DemoYear = 'before' | 'last'

type TwoYears = readonly [before: number, last: number]

/** Answers of quick entry by their id, in the unit in which each is asked. */
const BAKERY_BILLS: ReadonlyMap<string, TwoYears> = new Map([
  ['gas', [312_400, 284_900]],
  ['electricity', [124_300, 117_600]],
  ['diesel', [11_240, 7_980]],
  ['electricCars', [0, 9_600]],
  ['ownCars', [2_940, 2_610]],
  ['trains', [2_800, 3_400]],
  ['hotels', [9, 12]],
  ['commuting', [48_500, 45_200]],
  ['waste', [15.2, 12.6]],
  ['recycling', [8.4, 9.7]],
  ['foodWaste', [24.6, 19.8]],
  ['water', [1_240, 1_150]],
  ['wasteWater', [1_080, 1_010]],
  ['packaging', [68_200, 61_700]],
  ['carriers', [36_900, 38_400]],
  ['accountants', [9_200, 9_800]],
  ['software', [6_700, 7_400]],
  ['telephone', [4_100, 3_900]],
  ['insurance', [17_600, 18_500]],
  ['marketing', [10_900, 12_300]],
  ['cleaning', [20_400, 21_100]],
  ['paper', [1_900, 1_600]],
  ['computers', [5_200, 6_200]],
  ['machines', [14_000, 38_600]],
])

/** Bought by the pound, each with the published factor of its industry. */
const INGREDIENTS: readonly (readonly [description: string, words: string, spent: TwoYears])[] = [
  ['Flour and grains', 'Grain mill products', [238_000, 226_500]],
  ['Butter, milk and cream', 'Dairy products', [96_400, 84_200]],
  ['Sugar, yeast, salt and fillings', 'Other food products', [58_700, 57_900]],
]

/** Each with a workbook of its twelve bills behind it. */
export const METERED = ['gas', 'electricity', 'diesel'] as const

/** How much of a year each month has, in hundredths, from January: ovens all year, heating in winter. */
const SHARE_OF_MONTH: Readonly<Record<(typeof METERED)[number], readonly number[]>> = {
  gas: [12, 11, 10, 8, 7, 6, 5, 5, 7, 8, 10, 11],
  electricity: [9, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9],
  diesel: [7, 7, 8, 8, 9, 9, 9, 8, 9, 8, 8, 10],
}

const at = ([before, last]: TwoYears, year: DemoYear) => (year === 'before' ? before : last)

/** Quantities of a year by the id of their question; what was not used is left out. */
export function demoBills(year: DemoYear): ReadonlyMap<string, number> {
  const all = [...BAKERY_BILLS].map(([id, years]) => [id, at(years, year)] as const)
  return new Map(all.filter(([, quantity]) => quantity > 0))
}

export const demoIngredients = (year: DemoYear) =>
  INGREDIENTS.map(([description, words, spent]) => ({ description, words, spent: at(spent, year) }))

/** The bill of each month, the first one of the year first; together they are the year. */
export function monthlyBills(
  id: (typeof METERED)[number],
  of: { readonly year: DemoYear; readonly firstMonth: number },
): readonly number[] {
  const total = demoBills(of.year).get(id) ?? 0
  const shares = SHARE_OF_MONTH[id]
  const bills = shares.map((_, month) => {
    const share = shares[(of.firstMonth - 1 + month) % 12] ?? 0
    return Math.round((total * share) / 100)
  })
  const others = bills.slice(1).reduce((sum, bill) => sum + bill, 0)
  return [total - others, ...bills.slice(1)]
}

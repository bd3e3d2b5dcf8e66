import {
  grams,
  type Impact,
  type ImpactQuantities,
  milliTrees,
} from '../../quantity/impact-quantity.ts'

/** What the ledger holds of an account, by product and impact: paid for, less what was reversed. */
export type FiguresByProduct = readonly {
  readonly product: string
  readonly impact: Impact
  readonly quantity: number
}[]

type Counted = {
  /** Absent: all. */
  readonly products?: readonly string[]
  readonly impacts?: readonly Impact[]
}

/** The sum of what is counted. Nothing below zero is ever shown. */
export function sumFigures(
  rows: FiguresByProduct,
  { products, impacts }: Counted = {},
): ImpactQuantities {
  const of = (impact: Impact) => {
    if (impacts && !impacts.includes(impact)) return 0
    const counted = rows.filter(
      (row) => row.impact === impact && (products === undefined || products.includes(row.product)),
    )
    return Math.max(
      0,
      counted.reduce((sum, { quantity }) => sum + quantity, 0),
    )
  }
  return { trees: milliTrees(of('trees')), co2e: grams(of('co2e')), plastic: grams(of('plastic')) }
}

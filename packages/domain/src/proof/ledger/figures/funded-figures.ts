import { type Figure, gramsFigure, treesFigure } from '../../../quantity/format.ts'
import { IMPACTS, type Impact } from '../../../quantity/impact-quantity.ts'

export type FundedFigure = Figure & {
  readonly impact: Impact
  /** In thousandths of a tree or in grams. */
  readonly quantity: number
  /** Behind the unit; empty for trees, whose unit says it. */
  readonly of: '' | ' of CO2e' | ' of plastic'
}

type FundedAmounts = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

const OF = { trees: '', co2e: ' of CO2e', plastic: ' of plastic' } as const

/**
 * What is announced of what was funded, wherever anyone may see it: a nought is no figure, and where nothing was
 * funded there is none at all.
 */
export function fundedFigures({
  milliTrees,
  co2eGrams,
  plasticGrams,
}: FundedAmounts): FundedFigure[] {
  const quantities = { trees: milliTrees, co2e: co2eGrams, plastic: plasticGrams }
  return IMPACTS.filter((impact) => quantities[impact] > 0).map((impact) => {
    const quantity = quantities[impact]
    const figure = impact === 'trees' ? treesFigure(quantity) : gramsFigure(quantity)
    return { ...figure, impact, quantity, of: OF[impact] }
  })
}

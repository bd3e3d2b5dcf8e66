import { GRAMS_PER_TONNE } from '../../quantity/impact-quantity.ts'

/** An emission as a report prints it: each rounded alone, so that figures may not add up. */
export type ShownFigure = {
  readonly grams: number
  /** Of a tonne. */
  readonly hundredths: number
}

type Scopes = {
  readonly scope1: number
  readonly scope2: number
  readonly scope2Market: number
  readonly scope3: number
}

export const shownFigure = (grams: number): ShownFigure => ({
  grams,
  hundredths: Math.round((grams * 100) / GRAMS_PER_TONNE),
})

/** What they come to, rounded as a figure of its own. */
export const together = (figures: readonly Pick<ShownFigure, 'grams'>[]): ShownFigure =>
  shownFigure(figures.reduce((sum, { grams }) => sum + grams, 0))

/** The three scopes of a total, and what the market makes of them in hundredths of a tonne. */
export function shownScopes({ scope1, scope2, scope2Market, scope3 }: Scopes) {
  const scopes = [scope1, scope2, scope3].map(shownFigure)
  return {
    scopes,
    total: together(scopes),
    market: shownFigure(scope2Market).hundredths,
    totalMarket: shownFigure(scope1 + scope2Market + scope3).hundredths,
  }
}

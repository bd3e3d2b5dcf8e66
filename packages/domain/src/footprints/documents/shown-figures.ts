import { GRAMS_PER_TONNE } from '../../quantity/impact-quantity.ts'
import { shareOut } from '../company-footprints/shown-tonnes.ts'

/** An emission as a report prints it. */
export type ShownFigure = {
  readonly grams: number
  /** Of a tonne. */
  readonly hundredths: number
  /** Of the total. */
  readonly percent: number
}

type Scopes = {
  readonly scope1: number
  readonly scope2: number
  readonly scope2Market: number
  readonly scope3: number
}
type Category = { readonly scope: number; readonly grams: number }

const inHundredths = (grams: number) => Math.round((grams * 100) / GRAMS_PER_TONNE)

/** Parts rounded so that those printed add up to the whole above them, which is their sum by itself. */
export function shownParts(
  parts: readonly number[],
  whole: Pick<ShownFigure, 'hundredths' | 'percent'> = wholeOf(parts),
): ShownFigure[] {
  const hundredths = shareOut(whole.hundredths, parts)
  const percents = shareOut(whole.percent, parts)
  return parts.map((grams, at) => ({
    grams,
    hundredths: hundredths[at] ?? 0,
    percent: percents[at] ?? 0,
  }))
}

const wholeOf = (parts: readonly number[]) => ({
  hundredths: inHundredths(parts.reduce((sum, part) => sum + part, 0)),
  percent: 100,
})

export function together(figures: readonly ShownFigure[]): ShownFigure {
  return figures.reduce(
    (sum, { grams, hundredths, percent }) => ({
      grams: sum.grams + grams,
      hundredths: sum.hundredths + hundredths,
      percent: sum.percent + percent,
    }),
    { grams: 0, hundredths: 0, percent: 0 },
  )
}

/** The three scopes of a total, and what the market makes of them in hundredths of a tonne. */
export function shownScopes({ scope1, scope2, scope2Market, scope3 }: Scopes) {
  const scopes = shownParts([scope1, scope2, scope3])
  const total = together(scopes)
  const [, byLocation] = scopes
  const location = byLocation?.hundredths ?? 0
  const market = scope2Market === scope2 ? location : inHundredths(scope2Market)
  return { scopes, total, market, totalMarket: total.hundredths - location + market }
}

/** What stands for each category: those of a scope add up to the scope. */
export function shownCategories<C extends Category>(
  categories: readonly C[],
  scopes: readonly ShownFigure[],
): (C & { readonly shown: ShownFigure })[] {
  return scopes.flatMap((whole, at) => {
    const own = categories.filter(({ scope }) => scope === at + 1)
    const shown = shownParts(
      own.map(({ grams }) => grams),
      whole,
    )
    return own.flatMap((category, index) => {
      const figure = shown[index]
      return figure ? [{ ...category, shown: figure }] : []
    })
  })
}

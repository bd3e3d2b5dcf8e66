import { countryOfFactor } from '../../emission-factors/search/factor-country.ts'
import { isForeign } from '../../emission-factors/search/foreign-factor.ts'
import { isMoney } from './spend.ts'
import type { Quality, QualityLevel } from './uncertainty.ts'

/** Where the quantity of a line is from. */
export const FIGURE_SOURCES = [
  /** A meter, bill, fuel card or delivery note that is at hand. */
  'document',
  /** Typed by someone who says that it is from a bill or meter. */
  'bill',
  'ledger',
  'claim',
  'survey',
  'typed',
  /** By a helper, from other figures. */
  'worked-out',
  /** The mean of other months. */
  'filled',
] as const
export type FigureSource = (typeof FIGURE_SOURCES)[number]

const RELIABILITY: ReadonlyMap<FigureSource, QualityLevel> = new Map([
  ['document', 'very-good'],
  ['bill', 'good'],
  ['ledger', 'good'],
  ['claim', 'good'],
  ['survey', 'good'],
  ['typed', 'fair'],
  ['worked-out', 'fair'],
  ['filled', 'fair'],
])

/** Of a published factor. */
type FactorOfQuality = {
  readonly factorId: string
  readonly market: string
  /** The table of the publication. */
  readonly category: string
  readonly name: string
  readonly unit: string
  readonly year: number
}

/** Of a supplier, or of one's own. */
type StatedFactor = { readonly kind: 'supplier' | 'own'; readonly year?: number | undefined }

type FigureOfLine = {
  readonly source: FigureSource
  /** Of twelve, those without a figure, where it is of single months; `null`: one figure for all of them. */
  readonly missingMonths: number | null
  /** That the quantity is of. */
  readonly year: number
  /** ISO 3166. */
  readonly country: string
  readonly factor: FactorOfQuality | StatedFactor
}

/** The quality of a line by what is known of its figure and its factor; what nothing is known of is poor. */
export function defaultQuality(figure: FigureOfLine): Quality {
  const { source, missingMonths, factor } = figure
  return {
    reliability: RELIABILITY.get(source) ?? 'poor',
    completeness: completenessOf(missingMonths),
    temporal: factor.year === undefined ? 'poor' : temporalOf(Math.abs(factor.year - figure.year)),
    ...('kind' in factor ? ofStated(factor) : ofPublished(factor, figure.country)),
  }
}

function completenessOf(missing: number | null): QualityLevel {
  if (missing === null) return 'good'
  if (missing <= 0) return 'very-good'
  if (missing <= 2) return 'good'
  return missing <= 5 ? 'fair' : 'poor'
}

function temporalOf(years: number): QualityLevel {
  if (years < 3) return 'very-good'
  if (years < 6) return 'good'
  return years < 10 ? 'fair' : 'poor'
}

type OfFactor = Pick<Quality, 'geographical' | 'technological'>

/** A supplier speaks of what it sells; of one's own factor nothing is known. */
const ofStated = ({ kind }: StatedFactor): OfFactor =>
  kind === 'supplier'
    ? { geographical: 'very-good', technological: 'very-good' }
    : { geographical: 'poor', technological: 'poor' }

function ofPublished(factor: FactorOfQuality, usedIn: string): OfFactor {
  const isOfOther = isForeign({ ...factor, country: countryOfFactor(factor) }, usedIn)
  return { geographical: isOfOther ? 'fair' : 'very-good', technological: technologyOf(factor) }
}

/** Tables whose rows are each a mean of many things of a kind. */
const OF_CLASSES = /^(Hotel stay|Homeworking|Waste disposal|Business travel|Freighting goods)/
const AVERAGE = /average|unknown|\ball (vans|hgvs|rigids|artics)\b|mixed/i
/** A fuel that is sold as a mixture is still that fuel. */
const BLEND = / \(average biofuel blend\)$/

function technologyOf({ category, name, unit }: FactorOfQuality): QualityLevel {
  if (isMoney(unit)) return 'poor'
  const isOfClass = OF_CLASSES.test(category) || AVERAGE.test(name.replace(BLEND, ''))
  return isOfClass ? 'good' : 'very-good'
}

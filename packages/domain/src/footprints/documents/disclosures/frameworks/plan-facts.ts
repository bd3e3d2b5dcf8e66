import { coveredGrams, pathGrams } from '../../../climate-plan/targets.ts'
import { shownFigure } from '../../shown-figures.ts'
import type { DisclosedCompany, DisclosedTarget, DisclosedYear } from './disclosed-year.ts'

export const COVERED_IN_WORDS: { readonly [Covers in DisclosedTarget['covers']]: string } = {
  all: 'scopes 1, 2 and 3',
  'scopes-1-2': 'scopes 1 and 2',
  'scope-3': 'scope 3',
}

/** What a target counts of a footprint, in grams. */
export function coveredOf(year: DisclosedYear, covers: DisclosedTarget['covers']): number {
  const scope3 = year.categories.reduce(
    (sum, { scope, grams }) => (scope === 3 ? sum + grams : sum),
    0,
  )
  return coveredGrams(covers, { scope1: year.scope1, scope2: year.scope2, scope3 })
}

/** The year by which nothing is to be left but what cannot be cut; `null`: no such target is set. */
export function netZeroYear({ targets }: Pick<DisclosedCompany, 'targets'>): number | null {
  const years = targets.filter(({ kind }) => kind === 'net-zero').map((target) => target.targetYear)
  return years.length > 0 ? Math.min(...years) : null
}

/** Each target, and what its straight line leaves in a year. */
export function targetsInWords(
  { targets, base }: Pick<DisclosedCompany, 'targets' | 'base'>,
  inYear: number,
): string | null {
  if (targets.length === 0) return null
  return targets.map((target) => targetInWords(target, base, inYear)).join(' ')
}

function targetInWords(target: DisclosedTarget, base: DisclosedYear | null, inYear: number) {
  const { covers, reductionBasisPoints, targetYear, baseMonth } = target
  const said = `${reductionBasisPoints / 100}% less of ${COVERED_IN_WORDS[covers]} by ${targetYear} than in the year that began in ${baseMonth.slice(0, 4)}.`
  if (!base || base.from.slice(0, 4) !== baseMonth.slice(0, 4)) return said
  const left = pathGrams(coveredOf(base, covers), target, inYear)
  const tonnes = (shownFigure(left).hundredths / 100).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
  })
  return `${said} Its straight line leaves ${tonnes} tCO2e in ${inYear}.`
}

export function actionsInWords(
  { actions }: Pick<DisclosedCompany, 'actions'>,
  isComplete: boolean,
): string | null {
  const of = actions.filter((action) => action.isComplete === isComplete)
  if (of.length === 0) return null
  return of
    .map(({ title, gramsAYear }) =>
      gramsAYear
        ? `${title} (${(shownFigure(gramsAYear).hundredths / 100).toLocaleString('en-GB')} tCO2e a year)`
        : title,
    )
    .join('; ')
}

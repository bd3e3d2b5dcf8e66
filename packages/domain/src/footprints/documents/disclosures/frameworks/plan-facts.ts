import { coveredGrams, pathGrams } from '../../../climate-plan/targets.ts'
import { shownFigure } from '../../shown-figures.ts'
import { type DisclosureFact, type FactName, givenText, notGiven } from '../disclosure-fact.ts'
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

const PROJECTED_YEARS = 5

export const lastDayOf = ({ to }: Pick<DisclosedYear, 'to'>): string => {
  const [year = 0, month = 1] = to.split('-').map(Number)
  return `${to}-${String(new Date(Date.UTC(year, month, 0)).getUTCDate()).padStart(2, '0')}`
}

/** All targets, with where their line leads in five years. */
export function targetsFact(name: FactName, company: DisclosedCompany): DisclosureFact {
  const words = targetsInWords(company, Number(company.now.from.slice(0, 4)) + PROJECTED_YEARS)
  return textOr(name, words, 'No target is set; set one in the climate plan.')
}

export function netZeroInWords(name: FactName, company: DisclosedCompany): DisclosureFact {
  const targets = company.targets.filter(({ kind }) => kind === 'net-zero')
  const reached = Math.max(...targets.map(({ targetYear }) => targetYear))
  const words = targetsInWords({ ...company, targets }, reached)
  return textOr(name, words, 'No net-zero target is set; set one in the climate plan.')
}

/** Reductions that are completed, and those under way. */
export function plannedFacts(
  company: DisclosedCompany,
  done: FactName,
  planned: FactName,
): DisclosureFact[] {
  return [
    textOr(done, actionsInWords(company, true), 'The climate plan has no completed reduction.'),
    textOr(planned, actionsInWords(company, false), 'The climate plan has no reduction under way.'),
  ]
}

export const textOr = (name: FactName, text: string | null, because: string): DisclosureFact =>
  text ? givenText(name, text) : notGiven(name, because)

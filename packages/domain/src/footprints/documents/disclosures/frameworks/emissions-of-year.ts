import { longMonth } from '../../../../calendar/calendar.ts'
import { SCOPE_THREE_KEYS } from '../../../company-footprints/scope-three.ts'
import { shownFigure } from '../../shown-figures.ts'
import {
  type DisclosureFact,
  doesNotApply,
  type FactName,
  givenAmount,
  notGiven,
} from '../disclosure-fact.ts'
import type { DisclosedYear } from './disclosed-year.ts'

const TONNES = { unit: 'tCO2e', decimals: 2 } as const

/** In hundredths of a tonne, as it is printed. */
export const tonnesFact = (name: FactName, hundredths: number, note: string | null = null) =>
  givenAmount(name, { value: hundredths / 100, ...TONNES, note })

/** What is printed of a fact in tonnes; nothing where it is not given. */
export const hundredthsOf = ({ value, unit }: DisclosureFact): number =>
  typeof value === 'number' && unit === TONNES.unit ? Math.round(value * 100) : 0

export function scopeFact(name: FactName, year: DisclosedYear, scope: 1 | 2): DisclosureFact {
  const own = year.categories.filter((category) => category.scope === scope)
  const grams = scope === 1 ? year.scope1 : year.scope2
  const open = own.filter(({ state }) => state === 'open').map((category) => category.name)
  if (grams === 0 && own.length > 0 && open.length === own.length)
    return notGiven(name, 'Nothing is entered, and no reason is given.')
  const standIns = own.filter(
    ({ state, grams: of }) => state === 'figures-and-rest' || (state === 'benchmark' && of > 0),
  )
  const absent = own.filter(({ state }) => state === 'not-applicable')
  const note = [
    ...(standIns.length > 0
      ? [`Partly or wholly a benchmark: ${standIns.map((each) => each.name).join('; ')}.`]
      : []),
    ...(open.length > 0 ? [`Not calculated yet: ${open.join('; ')}.`] : []),
    ...(grams === 0
      ? absent.map((each) => `${each.name}: ${each.reason ?? 'does not apply'}.`)
      : []),
  ]
  return tonnesFact(name, shownFigure(grams).hundredths, note.join(' ') || null)
}

export function marketFact(name: FactName, { scope2Market }: DisclosedYear): DisclosureFact {
  return scope2Market === null
    ? notGiven(name, 'No contract, certificate, rate of a supplier or residual mix is held.')
    : tonnesFact(name, shownFigure(scope2Market).hundredths)
}

/** A category of scope 3, by its number. */
export function scopeThreeFact(
  name: FactName,
  year: DisclosedYear,
  number: number,
): DisclosureFact {
  const key = SCOPE_THREE_KEYS[number - 1]
  const found = year.categories.find(({ category }) => category === key)
  if (!found || found.state === 'open')
    return notGiven(name, 'Nothing is entered, and no reason is given.')
  if (found.state === 'not-applicable')
    return doesNotApply(name, found.reason ?? 'The company says that it has none.')
  const { hundredths } = shownFigure(found.grams)
  if (found.state === 'benchmark')
    return tonnesFact(name, hundredths, 'Estimated by the benchmark of the sector.')
  const note =
    found.state === 'figures-and-rest'
      ? 'A part is estimated by the benchmark of the sector.'
      : found.grams === 0
        ? 'What was entered comes to nothing.'
        : null
  return tonnesFact(name, hundredths, note)
}

/** What the given ones come to, as they are printed, and which are missing. */
export function sumFact(name: FactName, parts: readonly DisclosureFact[]): DisclosureFact {
  const given = parts.filter(({ state }) => state === 'given')
  const missing = parts.filter(({ state }) => state === 'not-given').map(({ label }) => label)
  if (given.length === 0) return notGiven(name, 'None of its parts is given.')
  const sum = given.reduce((all, part) => all + hundredthsOf(part), 0)
  return tonnesFact(name, sum, missing.length > 0 ? `Without ${missing.join('; ')}.` : null)
}

export const monthsInWords = ({ from, to }: Pick<DisclosedYear, 'from' | 'to'>) =>
  `${longMonth(from)} to ${longMonth(to)}`

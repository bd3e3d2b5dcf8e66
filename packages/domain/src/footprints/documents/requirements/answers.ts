import type { IndexedReport } from './indexed-report.ts'
import { type Answer, fromLines, given, givenIf, missing, notApplicable } from './requirement.ts'

type Facts = IndexedReport

const NAMED = 3

/** Names as a sentence has them, the first few of them. */
function listedNames(names: readonly string[]): string {
  const rest = names.length - NAMED
  return `${names.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

const openOf = ({ categories }: Facts, scopes: readonly number[]) =>
  categories
    .filter(({ state, scope }) => state === 'open' && scopes.includes(scope))
    .map(({ name }) => name)

/** Every category of these scopes has figures, a benchmark or a reason. */
export function scopesAnswered(facts: Facts, scopes: readonly number[]): Answer {
  const open = openOf(facts, scopes)
  return givenIf(open.length === 0, `Not yet calculated: ${listedNames(open)}.`)
}

export function boundary({ approach }: Facts): Answer {
  return givenIf(
    approach !== null,
    'An estimate takes the company as a whole; an inventory chooses an approach.',
  )
}

export function baseYear({ baseYear: base, policy }: Facts): Answer {
  if (!base) return missing('No base year is set; the plan sets one.')
  return givenIf(policy !== null, 'No recalculation policy was written down; the plan has it.')
}

/** Lines of these scopes whose sources give CO2e alone. */
export function eachGas(facts: Facts, scopes: readonly number[]): Answer {
  return fromLines(facts, ({ gases }) => {
    const benchmarked = benchmarkedOf(facts, scopes)
    if (benchmarked.length > 0) {
      return missing(`Benchmarks have no gases: ${listedNames(benchmarked)}.`)
    }
    const whole = facts.categories
      .filter(({ scope }) => scopes.includes(scope))
      .reduce((sum, { grams }) => sum + grams, 0)
    const split = scopes.reduce((sum, scope) => sum + (gases.splitGrams[scope - 1] ?? 0), 0)
    return givenIf(split >= whole, 'Some sources give CO2e alone; the section says for what share.')
  })
}

function benchmarkedOf({ categories }: Facts, scopes: readonly number[]) {
  return categories
    .filter(
      ({ scope, state }) =>
        scopes.includes(scope) && (state === 'benchmark' || state === 'figures-and-rest'),
    )
    .map(({ name }) => name)
}

export function biogenic(facts: Facts): Answer {
  return fromLines(facts, ({ biogenicGrams }) =>
    givenIf(biogenicGrams !== null, 'Not quantified: the sources used give no factor for it.'),
  )
}

export function exclusions(facts: Facts): Answer {
  if (!facts.lines) return missing('An estimate leaves nothing out and gives no reasons.')
  return fromLines(facts, () => scopesAnswered(facts, [1, 2, 3]))
}

/** A report may be unverified; it has to say so. */
export const verification = (): Answer => given()

export function energy(facts: Facts): Answer {
  return fromLines(facts, ({ energy: { uses, withoutEnergy } }) => {
    if (withoutEnergy.length > 0) {
      return missing(`No kWh is known of ${listedNames(withoutEnergy)}.`)
    }
    const benchmarked = benchmarkedOf(facts, [1, 2])
    if (benchmarked.length > 0)
      return missing(`A benchmark has no kWh: ${listedNames(benchmarked)}.`)
    return givenIf(uses.length > 0, 'No line gives its energy.')
  })
}

export function intensity({ intensity: figures }: Facts): Answer {
  return givenIf(
    figures.some(({ counts }) => counts !== 'all'),
    figures.length > 0
      ? 'The intensity figures divide scope 3 too; SECR asks for scopes 1 and 2.'
      : 'No intensity figure is set; the plan can have one.',
  )
}

export function yearBefore({ before }: Facts): Answer {
  return before ? given() : notApplicable('This is the first footprint of the company.')
}

type ProfileField = keyof Facts['profile']

const NAMES_OF_FIELDS: Readonly<Record<ProfileField, string>> = {
  responsible: 'who is responsible',
  intendedUsers: 'who is to use it',
  purpose: 'what it is for',
  significance: 'which indirect emissions count as significant',
  removals: 'removals, or that there are none',
}

/** What the company says of its report on the page of documents. */
export const profileField =
  (field: ProfileField) =>
  ({ profile }: Facts): Answer =>
    givenIf(Boolean(profile[field]), `Nobody said ${NAMES_OF_FIELDS[field]}.`)

import { formatEmission } from '../format-emission.ts'
import { convert } from '../lines/units.ts'
import { type CategoryKey, categoryName } from '../scopes.ts'
import { amountInWords } from './amount-in-words.ts'
import { type CheckedLine, lineKey, type PlausibilityWarning } from './checked-line.ts'
import { INDUSTRY_GROUPS, PER_PERSON, PLAUSIBILITY_LIMITS } from './plausibility-limits.ts'

/** Whole numbers as people write them. */
const inFigures = (amount: number): string => Math.floor(amount).toLocaleString('en-GB')

type Used = (typeof PER_PERSON)[number]

type Firm = {
  readonly people: number
  /** Of its sector. */
  readonly group: string
}

/** More of something than so many people use in a year. */
export function perPersonWarnings(
  lines: readonly CheckedLine[],
  { people, group }: Firm,
): PlausibilityWarning[] {
  if (people <= 0) return []
  const times = INDUSTRY_GROUPS.includes(group) ? PLAUSIBILITY_LIMITS.timesOfIndustry : 1
  return PER_PERSON.flatMap((used) => {
    const { name, unit, limit } = used
    const those = lines.flatMap((line) => {
      const converted = isOf(line, used) ? convert(line.quantity, line.unit, unit) : null
      return converted?.ok ? [{ line, amount: converted.quantity }] : []
    })
    const each = those.reduce((sum, { amount }) => sum + amount, 0) / people
    if (each <= limit * times) return []
    return [
      {
        rule: 'per-person' as const,
        key: `per-person:${name}:${those
          .map(({ line }) => lineKey(line))
          .toSorted()
          .join(',')}`,
        category: those[0]?.line.category ?? null,
        lineIds: those.map(({ line }) => line.id),
        sentence: `${amountInWords(Math.floor(each), unit)} of ${name} a person and year is more than the ${inFigures(limit * times)} that people use at most.`,
        asksAgain: false,
      },
    ]
  })
}

function isOf(line: CheckedLine, { categories, words, without = [] }: Used): boolean {
  const name = line.factorName.toLowerCase()
  const has = (word: string) => name.includes(word)
  return categories.includes(line.category) && (words?.some(has) ?? true) && !without.some(has)
}

export type CategorySum = { readonly category: CategoryKey; readonly grams: number }

/** A category that is twice or half of what it was a year before. */
export function lastYearWarnings(
  now: readonly CategorySum[],
  before: readonly CategorySum[],
): PlausibilityWarning[] {
  const { timesLastYear: times, shareOfCategory } = PLAUSIBILITY_LIMITS
  const total = now.reduce((sum, { grams }) => sum + grams, 0)
  return now.flatMap(({ category, grams }) => {
    const then = before.find((each) => each.category === category)?.grams ?? 0
    const isLarge = Math.max(grams, then) >= shareOfCategory * total
    const hasLeapt = grams > times * then || grams < then / times
    if (!(isLarge && hasLeapt && grams > 0 && then > 0)) return []
    return [
      {
        rule: 'last-year' as const,
        key: `last-year:${category}:${grams}:${then}`,
        category,
        lineIds: [],
        sentence: `${categoryName(category)}: ${formatEmission(grams)}, and ${formatEmission(then)} the year before. Please say what changed.`,
        asksAgain: false,
      },
    ]
  })
}

type Having = {
  readonly lines: readonly CheckedLine[]
  readonly people: number
  readonly hasVehicles: boolean
  /** What does not apply is not missing. */
  readonly doesNotApply: readonly CategoryKey[]
  /** Well-to-tank or losses of a category are entered. */
  readonly hasLosses: boolean
}

/** Before there are so many, an inventory has only begun. */
const ENOUGH_LINES = 5

/** What usually goes with what is entered, and is not there. */
export function missingWarnings(having: Having): PlausibilityWarning[] {
  const { lines, people, hasVehicles, doesNotApply } = having
  const has = (category: CategoryKey) =>
    doesNotApply.includes(category) || lines.some((line) => line.category === category)
  const power = lines.some(({ category }) => category === 'indirectElectricityEmissions')
  const found: Missed = [
    [
      'fuel',
      hasVehicles && !has('mobileCombustion'),
      'mobileCombustion',
      'You have saved vehicles, and no fuel or distance is entered for them.',
    ],
    [
      'commuting',
      people > 1 && lines.length >= ENOUGH_LINES && !has('employeeCommutingAndRemoteWorking'),
      'employeeCommutingAndRemoteWorking',
      'People work for you, and nothing is entered for how they get to work or work at home.',
    ],
    [
      'losses',
      power && !having.hasLosses && !has('fuelAndEnergyRelatedActivities'),
      'fuelAndEnergyRelatedActivities',
      'Electricity is entered, and the losses on its way to you are not.',
    ],
  ]
  return [...withoutContract(lines), ...missingOf(found)]
}

type Missed = readonly (readonly [string, boolean, CategoryKey, string])[]

const missingOf = (found: Missed): PlausibilityWarning[] =>
  found.flatMap(([name, isMissing, category, sentence]) =>
    isMissing
      ? [
          {
            rule: 'missing' as const,
            key: `missing:${name}`,
            category,
            lineIds: [],
            sentence,
            asksAgain: false,
          },
        ]
      : [],
  )

/** Scope 2 by market, and nothing to show for it. */
function withoutContract(lines: readonly CheckedLine[]): PlausibilityWarning[] {
  const bare = lines.filter(({ hasContract, files }) => hasContract && files.length === 0)
  if (bare.length === 0) return []
  return [
    {
      rule: 'missing',
      key: `missing:contract:${bare.map(lineKey).toSorted().join(',')}`,
      category: bare[0]?.category ?? null,
      lineIds: bare.map(({ id }) => id),
      sentence: `By market ${bare.map(({ name }) => name).join(', ')} ${bare.length === 1 ? 'counts' : 'count'} at the rate of a contract, a certificate or a supplier, and no file shows it.`,
      asksAgain: false,
    },
  ]
}

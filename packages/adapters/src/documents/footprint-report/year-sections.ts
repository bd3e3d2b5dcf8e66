import { longDate, longMonth, type Month } from '@understory/domain/calendar/calendar.ts'
import type { FootprintStatus } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { SECTION_TITLES } from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import {
  type ShownFigure,
  shownScopes,
} from '@understory/domain/footprints/documents/shown-figures.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { type Block, type Section, table, text } from './blocks.ts'
import { exact, inTonnes, STATUSES, tonnes } from './report-words.ts'
import { sinceDeclaredBlocks } from './since-declared.ts'

type YearSectionsFacts = FootprintReportFacts
type Year = NonNullable<YearSectionsFacts['before']>

/** This footprint beside its base year. */
export function baseYear(facts: YearSectionsFacts): Section {
  return {
    id: 'base-year',
    title: SECTION_TITLES['base-year'],
    blocks: [
      ...(facts.baseYear
        ? besideBase(facts, facts.baseYear)
        : [text('No base year is set. Its policy or a target sets one.')]),
      ...policyWords(facts),
      ...facts.recalculated.map(({ on, before, after }) =>
        text(
          `Recalculated on ${longDate(on)} with other factors: from ${tonnes(before)} to ${tonnes(after)} tonnes.`,
        ),
      ),
      ...sinceDeclaredBlocks(facts),
    ],
  }
}

/** What someone typed may lack its full stop, and another sentence follows it. */
const asSentence = (words: string): string =>
  /[.!?…]$/.test(words.trim()) ? words : `${words.trim()}.`

function policyWords({ policy, baseRecalculations }: YearSectionsFacts): Block[] {
  if (!policy) return [text('Recalculation policy: none was written down.')]
  const threshold = exact(policy.thresholdBasisPoints / 100)
  return [
    text(`Why this base year: ${asSentence(policy.reason)}`),
    text(
      `Recalculation policy: ${asSentence(policy.words)} Threshold: ${threshold}% of the base year, by one change or all of them together.`,
    ),
    ...baseRecalculations.map(({ on, before, after, reason, approver }) =>
      text(
        `Base year recalculated on ${longDate(on)}: ${tonnes(before)} as it was, ${tonnes(after)} tonnes now. ${asSentence(reason)} Approved by ${approver}.`,
      ),
    ),
  ]
}

/** And beside the year before. */
export function yearBefore(facts: YearSectionsFacts): Section {
  return {
    id: 'year-before',
    title: SECTION_TITLES['year-before'],
    blocks: facts.before
      ? beside(facts, facts.before, 'Before')
      : [text('There is no earlier footprint to compare with.')],
  }
}

function beside({ sums, from, status }: YearSectionsFacts, year: Year, title: string): Block[] {
  const [then, now] = [columnOf(year.sums), columnOf(sums)]
  const named = (start: Month, is: FootprintStatus) =>
    `from ${longMonth(start)} (${STATUSES[is].toLowerCase()})`
  return [
    text(`${title}: ${named(year.from, year.status)}. This footprint: ${named(from, status)}.`),
    table(
      [
        { title: 'Tonnes of CO2e', width: 0.4 },
        { title, width: 0.2, isNumber: true },
        { title: 'This footprint', width: 0.2, isNumber: true },
        { title: 'Change', width: 0.2, isNumber: true },
      ],
      SUM_NAMES.map((name, at) => [
        name,
        inTonnes(then[at]?.hundredths ?? 0),
        inTonnes(now[at]?.hundredths ?? 0),
        change(then[at]?.grams ?? 0, now[at]?.grams ?? 0),
      ]),
      1,
    ),
  ]
}

/** Where the base year was recalculated, both stand there, and the change is against the recalculated one. */
function besideBase(
  facts: YearSectionsFacts,
  base: NonNullable<YearSectionsFacts['baseYear']>,
): Block[] {
  const { recalculated } = base
  if (!recalculated) return beside(facts, base, 'Base year')
  const [then, now] = [columnOf(base.sums), columnOf(facts.sums)]
  const { scope1, scope2, scope3, total } = recalculated
  return [
    text(
      `Base year: from ${longMonth(base.from)} (${STATUSES[base.status].toLowerCase()}), recalculated since. The change is against the recalculated figures.`,
    ),
    table(
      [
        { title: 'Tonnes of CO2e', width: 0.32 },
        { title: 'As declared', width: 0.17, isNumber: true },
        { title: 'Recalculated', width: 0.17, isNumber: true },
        { title: 'This footprint', width: 0.17, isNumber: true },
        { title: 'Change', width: 0.17, isNumber: true },
      ],
      SUM_NAMES.map((name, at) => {
        const grams = [scope1, scope2, scope3, total][at] ?? null
        return [
          name,
          inTonnes(then[at]?.hundredths ?? 0),
          grams === null ? '–' : tonnes(grams),
          inTonnes(now[at]?.hundredths ?? 0),
          grams === null ? '–' : change(grams, now[at]?.grams ?? 0),
        ]
      }),
      1,
    ),
    ...(scope1 === null
      ? [text('A change was recorded without its category, so only the total was recalculated.')]
      : []),
  ]
}

const SUM_NAMES = ['Scope 1', 'Scope 2, by location', 'Scope 3', 'Total'] as const

function columnOf(sums: Year['sums']): ShownFigure[] {
  const { scopes, total } = shownScopes({ ...sums, scope2Market: sums.scope2 })
  return [...scopes, total]
}

function change(before: number, now: number): string {
  if (before <= 0) return '–'
  const share = (100 * (now - before)) / before
  return `${share > 0 ? '+' : ''}${exact(Math.round(share * 10) / 10)}%`
}

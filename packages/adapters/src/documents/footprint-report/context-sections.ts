import { longDate, longMonth, type Month, shortDate } from '@understory/domain/calendar/calendar.ts'
import { COUNTS_IN_WORDS } from '@understory/domain/footprints/climate-plan/intensity.ts'
import { formatPerUnit } from '@understory/domain/footprints/company-footprints/format-per-unit.ts'
import { coveredShare } from '@understory/domain/footprints/company-footprints/periods/covered-share.ts'
import type { FootprintStatus } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import {
  type ShownFigure,
  shownScopes,
  together,
} from '@understory/domain/footprints/documents/shown-figures.ts'
import { verifiedWords } from '@understory/domain/footprints/documents/verified-parts.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { type Block, type Section, table, text } from './blocks.ts'
import { energy } from './energy-section.ts'
import { exact, inTonnes, STATUSES, tonnes } from './report-words.ts'

type ContextSectionsFacts = FootprintReportFacts
type Year = NonNullable<ContextSectionsFacts['before']>

/** The figures beside others: of other years, of the size of the company, of what is done about them. */
export function contextSections(facts: ContextSectionsFacts): Section[] {
  return [
    baseYear(facts),
    yearBefore(facts),
    intensity(facts),
    energy(facts),
    actions(facts),
    contributions(facts),
    verification(facts),
  ]
}

function baseYear(facts: ContextSectionsFacts): Section {
  return {
    id: 'base-year',
    title: 'Base year and recalculation',
    blocks: [
      ...(facts.baseYear
        ? beside(facts, facts.baseYear, 'Base year')
        : [text('No base year is set. Its policy or a target sets one.')]),
      ...policyWords(facts),
      ...facts.recalculated.map(({ on, before, after }) =>
        text(
          `Recalculated on ${longDate(on)} with other factors: from ${tonnes(before)} to ${tonnes(after)} tonnes.`,
        ),
      ),
    ],
  }
}

function policyWords({ policy, baseRecalculations }: ContextSectionsFacts): Block[] {
  if (!policy) return [text('Recalculation policy: none was written down.')]
  const threshold = exact(policy.thresholdBasisPoints / 100)
  return [
    text(`Why this base year: ${policy.reason}`),
    text(
      `Recalculation policy: ${policy.words} Threshold: ${threshold}% of the base year, by one change or all of them together.`,
    ),
    ...baseRecalculations.map(({ on, before, after, reason, approver }) =>
      text(
        `Base year recalculated on ${longDate(on)}: ${tonnes(before)} as it was, ${tonnes(after)} tonnes now. ${reason} Approved by ${approver}.`,
      ),
    ),
  ]
}

function yearBefore(facts: ContextSectionsFacts): Section {
  return {
    id: 'year-before',
    title: 'The year before',
    blocks: facts.before
      ? beside(facts, facts.before, 'Before')
      : [text('There is no earlier footprint to compare with.')],
  }
}

function beside({ sums, from, status }: ContextSectionsFacts, year: Year, title: string): Block[] {
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
      ['Scope 1', 'Scope 2, by location', 'Scope 3', 'Total'].map((name, at) => [
        name,
        inTonnes(then[at]?.hundredths ?? 0),
        inTonnes(now[at]?.hundredths ?? 0),
        change(then[at]?.grams ?? 0, now[at]?.grams ?? 0),
      ]),
      1,
    ),
  ]
}

function columnOf(sums: Year['sums']): ShownFigure[] {
  const { scopes, total } = shownScopes({ ...sums, scope2Market: sums.scope2 })
  return [...scopes, total]
}

function change(before: number, now: number): string {
  if (before <= 0) return '–'
  const share = (100 * (now - before)) / before
  return `${share > 0 ? '+' : ''}${exact(Math.round(share * 10) / 10)}%`
}

function intensity({ intensity: figures }: ContextSectionsFacts): Section {
  const figure = (grams: number | null) => (grams === null ? '–' : formatPerUnit(grams))
  return {
    id: 'intensity',
    title: 'Intensity',
    blocks:
      figures.length > 0
        ? [
            table(
              [
                { title: 'CO2e, and what of it', width: 0.5 },
                { title: 'Year', width: 0.14 },
                { title: 'The year before', width: 0.18, isNumber: true },
                { title: 'This year', width: 0.18, isNumber: true },
              ],
              figures.map((each) => [
                `${each.title}, per ${each.unit} (${COUNTS_IN_WORDS[each.counts]})`,
                String(each.year),
                figure(each.gramsPerUnitBefore),
                figure(each.gramsPerUnit),
              ]),
            ),
          ]
        : [text('No intensity figure is set. One can be added to the plan.')],
  }
}

function actions({ actions: planned, targets }: ContextSectionsFacts): Section {
  return {
    id: 'actions',
    title: 'Energy-efficiency actions and targets',
    blocks: [
      planned.length > 0
        ? table(
            [
              { title: 'Action', width: 0.46 },
              { title: 'Scope', width: 0.1 },
              { title: 'Status', width: 0.14 },
              { title: 'Due', width: 0.14 },
              { title: 'Tonnes a year', width: 0.16, isNumber: true },
            ],
            planned.map((each) => [
              each.title,
              each.scope === null ? '–' : String(each.scope),
              each.status,
              each.dueOn ? shortDate(each.dueOn) : '–',
              tonnes(each.gramsAYear),
            ]),
          )
        : text('No reduction is planned or was carried out in the plan of this account.'),
      ...targets.map(text),
    ],
  }
}

/** Never rounded up. */
const covered = (fundedGrams: number, emittedGrams: number) =>
  coveredShare({ fundedGrams, emittedGrams })

function contributions({ funded, sums }: ContextSectionsFacts): Section {
  return {
    id: 'contributions',
    title: 'Contributions beside the footprint',
    blocks: [
      text(
        funded.grams > 0
          ? `For these months the company funded ${tonnes(funded.grams)} tonnes of CO2e, as much as ${covered(funded.grams, sums.total)} of the total: ${funded.projects.join('; ')}.`
          : 'For these months the company funded no CO2e on this platform.',
      ),
      text(
        'What is funded is a contribution. It is not subtracted from any figure, and it does not say that the emissions are undone.',
      ),
    ],
  }
}

const certifiedPartsOf = (sums: ContextSectionsFacts['sums']) => {
  const { scopes } = shownScopes(sums)
  return {
    scopesOneTwo: together(scopes.slice(0, 2)).hundredths,
    scopeThree: together(scopes.slice(2)).hundredths,
  }
}

function verification({ verification: verified, sums }: ContextSectionsFacts): Section {
  return {
    id: 'verification',
    title: 'Verification',
    blocks: verified
      ? [
          text(
            `Verified on ${longDate(verified.decidedOn)} against ${verified.standard}, with ${verified.assurance} assurance, by ${verified.by}, who run this platform.`,
          ),
          text(
            verifiedWords(verified.coverage, certifiedPartsOf(sums), inTonnes) ??
              `What was checked: ${verified.covers.join(', ')}. Nothing is said about the rest.`,
          ),
          text(`Statement: ${verified.statement}`),
        ]
      : [text('This footprint was not verified.')],
  }
}

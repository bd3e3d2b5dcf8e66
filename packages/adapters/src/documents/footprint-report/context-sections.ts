import { longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { COUNTS_IN_WORDS } from '@understory/domain/footprints/climate-plan/intensity.ts'
import { formatPerUnit } from '@understory/domain/footprints/company-footprints/format-per-unit.ts'
import { coveredShare } from '@understory/domain/footprints/company-footprints/periods/covered-share.ts'
import { SECTION_TITLES } from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import { shownScopes, together } from '@understory/domain/footprints/documents/shown-figures.ts'
import {
  checkedOnWords,
  notIndependentWords,
  verifiedWords,
} from '@understory/domain/footprints/documents/verified-parts.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { type Section, table, text } from './blocks.ts'
import { energy } from './energy-section.ts'
import { inTonnes, tonnes } from './report-words.ts'
import { baseYear, yearBefore } from './year-sections.ts'

type ContextSectionsFacts = FootprintReportFacts

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

function intensity({ intensity: figures }: ContextSectionsFacts): Section {
  const figure = (grams: number | null) => (grams === null ? '–' : formatPerUnit(grams))
  return {
    id: 'intensity',
    title: SECTION_TITLES.intensity,
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

function actions({ actions: planned, targets, efficiencyActions }: ContextSectionsFacts): Section {
  return {
    id: 'actions',
    title: SECTION_TITLES.actions,
    blocks: [
      ...(efficiencyActions ? [text(efficiencyActions)] : []),
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
    title: SECTION_TITLES.contributions,
    blocks: [
      text(
        funded.grams > 0
          ? `For these months the company funded ${tonnes(funded.grams)} tonnes of CO2e, equal to ${covered(funded.grams, sums.total)} of the total: ${funded.projects.join('; ')}.`
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
    title: SECTION_TITLES.verification,
    blocks: verified
      ? [
          text(checkedOnWords({ ...verified, decidedOn: longDate(verified.decidedOn) })),
          text(notIndependentWords(verified.by)),
          text(
            verifiedWords(verified, { certified: certifiedPartsOf(sums), inTonnes }) ??
              `What was checked: ${verified.covers.join(', ')}. Nothing is said about the rest.`,
          ),
          text(`Statement: ${verified.statement}`),
        ]
      : [text('This footprint was not verified.')],
  }
}

import type { Target } from '@understory/contracts/footprints/climate-plan/targets.ts'
import type { CoveredYear } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { fiscalYear } from '@understory/domain/footprints/climate-plan/target-chart.ts'
import { statusOfYear } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { coveredShare } from '@understory/domain/footprints/company-footprints/periods/covered-share.ts'
import {
  fundedFigure,
  tonnesOf,
} from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { formatPercent } from '@understory/domain/quantity/format.ts'

export type Step = {
  readonly name: 'Measure' | 'Reduce' | 'Fund' | 'Prove'
  /** How far the company is with it. */
  readonly title: string
  readonly detail: string
  readonly isBegun: boolean
  /** What can be done next; `null`: nothing, or nothing that this person may do. */
  readonly next: { readonly href: string; readonly label: string } | null
}

export type Progress = {
  /** The newest year that was measured; `null`: there is none. */
  readonly year: Pick<
    CoveredYear,
    'status' | 'isCarriedOn' | 'from' | 'to' | 'emittedGrams' | 'fundedGrams'
  > | null
  readonly target: Pick<
    Target,
    'reductionBasisPoints' | 'baseMonth' | 'targetYear' | 'progress'
  > | null
  /** Whether anything that the company paid for counts for it. */
  readonly hasFunded: boolean
  readonly isPagePublic: boolean
  readonly mayChange: boolean
}

const FOOTPRINT = '/my-impact/dashboards/footprint'
const TARGETS = '/my-impact/dashboards/targets'
const ESTIMATE = '/app/business/footprint/estimate'
const FUND = '/app/business/instant/one-time/setup'
const PAGE = '/my-impact/share/impact-page'

/** How far a company is on the way from measuring to proving. */
export function fourSteps(progress: Progress): Step[] {
  const steps = [measure(progress), reduce(progress), fund(progress), prove(progress)]
  return progress.mayChange ? steps : steps.map(forReader)
}

/** Who may only look is led to what there is. */
const SEEN_AT: Readonly<Record<Step['name'], string>> = {
  Measure: FOOTPRINT,
  Reduce: TARGETS,
  Fund: FOOTPRINT,
  Prove: '/my-impact/dashboards/public-ledger',
}
const forReader = (step: Step): Step => ({
  ...step,
  next: step.isBegun ? { href: SEEN_AT[step.name], label: 'See it' } : null,
})

function measure({ year }: Progress): Step {
  if (!year) {
    return {
      name: 'Measure',
      title: 'Not measured yet',
      detail: 'A first estimate needs a sector, a turnover and a country.',
      isBegun: false,
      next: { href: ESTIMATE, label: 'Estimate your footprint' },
    }
  }
  const isEstimate = year.status === 'estimated'
  return {
    name: 'Measure',
    title: `${isEstimate ? 'About ' : ''}${tonnesOf(year.emittedGrams)} a year`,
    detail: `CO2e, ${statusOfYear(year).toLowerCase()}, ${longMonth(year.from)} to ${longMonth(year.to)}.`,
    isBegun: true,
    next: { href: FOOTPRINT, label: isEstimate ? 'Refine it' : 'See it' },
  }
}

function reduce({ year, target }: Progress): Step {
  if (!target) {
    return {
      name: 'Reduce',
      title: 'No target yet',
      detail: year
        ? 'Say how much you will cut and by when, and plan how.'
        : 'A target begins with a measured year.',
      isBegun: false,
      next: year ? { href: `${TARGETS}/target/new`, label: 'Set a target' } : null,
    }
  }
  return {
    name: 'Reduce',
    title: `${formatPercent(target.reductionBasisPoints)} less by ${fiscalYear(target.baseMonth, target.targetYear)}`,
    detail: courseOf(target.progress),
    isBegun: true,
    next: { href: TARGETS, label: 'See the plan' },
  }
}

function courseOf(progress: Target['progress']): string {
  if (!progress) return 'Its base year has no footprint any more.'
  return progress.gap > 0
    ? `${tonnesOf(progress.gap)} still to find.`
    : 'On course, with the reductions planned.'
}

function fund({ year, hasFunded }: Progress): Step {
  if (year && year.fundedGrams > 0) {
    return {
      name: 'Fund',
      title: `${fundedFigure(year.fundedGrams)} t beside it`,
      detail: `As much as ${coveredShare(year).toLowerCase()} of that year, and never subtracted.`,
      isBegun: true,
      next: { href: FOOTPRINT, label: 'See the year' },
    }
  }
  return {
    name: 'Fund',
    title: titleOfFunding({ year, hasFunded }),
    detail: year
      ? 'What you fund for the footprint is shown beside it, and never subtracted.'
      : 'Trees, CO2e and plastic, by the unit.',
    isBegun: hasFunded,
    next: year
      ? { href: FOOTPRINT, label: 'Offset the footprint' }
      : { href: FUND, label: hasFunded ? 'Fund more' : 'See what it costs' },
  }
}

function titleOfFunding({ year, hasFunded }: Pick<Progress, 'year' | 'hasFunded'>): string {
  if (!hasFunded) return 'Nothing funded yet'
  return year ? 'Nothing for this footprint yet' : 'You have begun'
}

function prove({ hasFunded, isPagePublic }: Progress): Step {
  if (!hasFunded) {
    return {
      name: 'Prove',
      title: 'Begins with the first purchase',
      detail: 'Each has a certificate that anyone can verify.',
      isBegun: false,
      next: { href: '/our-philosophy', label: 'How it is proved' },
    }
  }
  return {
    name: 'Prove',
    title: isPagePublic ? 'Your impact page is public' : 'In the public ledger',
    detail: isPagePublic
      ? 'Customers see what you fund, and can check it.'
      : 'A page of your own shows it to your customers.',
    isBegun: true,
    next: { href: PAGE, label: isPagePublic ? 'Share it' : 'Publish your page' },
  }
}

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
import { ledgerMessage } from '../messages/messages.generated.ts'

export type Step = {
  readonly step: 'measure' | 'reduce' | 'fund' | 'prove'
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
const SEEN_AT: Readonly<Record<Step['step'], string>> = {
  measure: FOOTPRINT,
  reduce: TARGETS,
  fund: FOOTPRINT,
  prove: '/my-impact/dashboards/public-ledger',
}
const forReader = (step: Step): Step => ({
  ...step,
  next: step.isBegun ? { href: SEEN_AT[step.step], label: ledgerMessage('fourSteps.seeIt') } : null,
})

function measure({ year }: Progress): Step {
  if (!year) {
    return {
      step: 'measure',
      title: ledgerMessage('fourSteps.notMeasuredYet'),
      detail: ledgerMessage('fourSteps.firstEstimateNeedsSector'),
      isBegun: false,
      next: { href: ESTIMATE, label: ledgerMessage('fourSteps.estimateYourFootprint') },
    }
  }
  const isEstimate = year.status === 'estimated'
  return {
    step: 'measure',
    title: ledgerMessage('fourSteps.aboutAYear', {
      isEstimate: isEstimate ? 'yes' : 'other',
      tonnesOf: tonnesOf(year.emittedGrams),
    }),
    detail: `CO2e, ${statusOfYear(year).toLowerCase()}, ${longMonth(year.from)} to ${longMonth(year.to)}.`,
    isBegun: true,
    next: {
      href: FOOTPRINT,
      label: isEstimate ? ledgerMessage('fourSteps.refineIt') : ledgerMessage('fourSteps.seeIt'),
    },
  }
}

function reduce({ year, target }: Progress): Step {
  if (!target) {
    return {
      step: 'reduce',
      title: ledgerMessage('fourSteps.noTargetYet'),
      detail: year
        ? ledgerMessage('fourSteps.sayMuchCutWhen')
        : ledgerMessage('fourSteps.targetBeginsMeasuredYear'),
      isBegun: false,
      next: year
        ? { href: `${TARGETS}/target/new`, label: ledgerMessage('fourSteps.setATarget') }
        : null,
    }
  }
  return {
    step: 'reduce',
    title: ledgerMessage('fourSteps.lessBy', {
      percent: formatPercent(target.reductionBasisPoints),
      fiscalYear: fiscalYear(target.baseMonth, target.targetYear),
    }),
    detail: courseOf(target.progress),
    isBegun: true,
    next: { href: TARGETS, label: ledgerMessage('fourSteps.seeThePlan') },
  }
}

function courseOf(progress: Target['progress']): string {
  if (!progress) return ledgerMessage('fourSteps.baseYearNoFootprint')
  return progress.gap > 0
    ? ledgerMessage('fourSteps.stillFind', { gap: tonnesOf(progress.gap) })
    : ledgerMessage('fourSteps.courseReductionsPlanned')
}

function fund({ year, hasFunded }: Progress): Step {
  if (year && year.fundedGrams > 0) {
    return {
      step: 'fund',
      title: ledgerMessage('fourSteps.tBesideIt', { fundedFigure: fundedFigure(year.fundedGrams) }),
      detail: ledgerMessage('fourSteps.muchYearNeverSubtracted', {
        coveredShare: coveredShare(year).toLowerCase(),
      }),
      isBegun: true,
      next: { href: FOOTPRINT, label: ledgerMessage('fourSteps.seeTheYear') },
    }
  }
  return {
    step: 'fund',
    title: titleOfFunding({ year, hasFunded }),
    detail: year
      ? ledgerMessage('fourSteps.fundFootprintShownBeside')
      : ledgerMessage('fourSteps.treesCo2ePlasticUnit'),
    isBegun: hasFunded,
    next: year
      ? { href: FOOTPRINT, label: ledgerMessage('fourSteps.offsetTheFootprint') }
      : {
          href: FUND,
          label: hasFunded
            ? ledgerMessage('fourSteps.fundMore')
            : ledgerMessage('fourSteps.seeWhatItCosts'),
        },
  }
}

function titleOfFunding({ year, hasFunded }: Pick<Progress, 'year' | 'hasFunded'>): string {
  if (!hasFunded) return ledgerMessage('fourSteps.nothingFundedYet')
  return year
    ? ledgerMessage('fourSteps.nothingFootprintYet')
    : ledgerMessage('fourSteps.youHaveBegun')
}

function prove({ hasFunded, isPagePublic }: Progress): Step {
  if (!hasFunded) {
    return {
      step: 'prove',
      title: ledgerMessage('fourSteps.beginsFirstPurchase'),
      detail: ledgerMessage('fourSteps.eachCertificateAnyoneVerify'),
      isBegun: false,
      next: { href: '/our-philosophy', label: ledgerMessage('fourSteps.howItIsProved') },
    }
  }
  return {
    step: 'prove',
    title: isPagePublic
      ? ledgerMessage('fourSteps.impactPagePublic')
      : ledgerMessage('fourSteps.inThePublicLedger'),
    detail: isPagePublic
      ? ledgerMessage('fourSteps.customersSeeFundCheck')
      : ledgerMessage('fourSteps.pageOwnShowsCustomers'),
    isBegun: true,
    next: {
      href: PAGE,
      label: isPagePublic
        ? ledgerMessage('fourSteps.shareIt')
        : ledgerMessage('fourSteps.publishYourPage'),
    },
  }
}

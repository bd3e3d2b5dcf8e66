import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  PreviewSupplierAnswer,
  ShownAnswer,
} from '@understory/contracts/footprints/answers.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { type Month, monthOf } from '@understory/domain/calendar/calendar.ts'
import { allocate } from '@understory/domain/footprints/allocations/allocate.ts'
import {
  BILL_QUESTIONS,
  type BilledFigures,
  type BillFactor,
  type BillQuestion,
  workOutBills,
} from '@understory/domain/footprints/answers/answer-bills.ts'
import {
  type FactsProblem,
  figuresOf,
  questionOf,
} from '@understory/domain/footprints/answers/answer-facts.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { regionProblem } from '@understory/domain/footprints/sites/place.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { findQuickFactors } from '../company-footprints/public.ts'
import type { HeldSupplierRequest } from './held-request.ts'

export type GivenAnswer = BodyOf<typeof PreviewSupplierAnswer>

const FIELDS_OF_FACTS: Readonly<Record<FactsProblem, { field: string; message: string }>> = {
  'scopes-missing': {
    field: 'facts.inventory',
    message: 'Please give scopes 1 and 2, or your turnover, from which we can estimate.',
  },
  'turnover-missing': { field: 'facts.turnover', message: 'Please give your turnover.' },
  'no-estimate': {
    field: 'facts.sector',
    message: 'We cannot estimate from this. Please check sector, country and turnover.',
  },
}

export type WorkedOutAnswer = {
  readonly shown: ShownAnswer
  /** Of all that is sold, whether or not the customer sees it. */
  readonly share: string
  readonly steps: readonly string[]
}

/** What the customer would see of an answer, with the working. Grams. */
export async function workOutAnswer(
  db: Database | Tx,
  { name, facts, disclosed }: GivenAnswer,
  held: Pick<HeldSupplierRequest, 'from_month' | 'to_month'>,
): Promise<WorkedOutAnswer | Refused> {
  const billed = await billedOf(db, facts)
  if (billed instanceof Refused) return billed
  const figures = figuresOf(facts, billed)
  if ('problem' in figures) return refuse('ANSWER_INCOMPLETE', [FIELDS_OF_FACTS[figures.problem]])
  const customer = { from: monthOf(held.from_month), to: monthOf(held.to_month) }
  const allocated = allocate(questionOf(facts, figures, customer))
  if ('code' in allocated) {
    const { message } = refuse(allocated.code).refusal
    return refuse(allocated.code, [{ field: `facts.${allocated.field}`, message }])
  }
  const steps = figures.level === 'bills' ? (billed?.steps ?? []) : []
  return {
    share: allocated.share ?? '0',
    steps: [...steps, ...allocated.steps],
    shown: shownOf({ name, facts, disclosed }, figures, allocated),
  }
}

/** Scopes 1 and 2 by the factors of the supplier's country, its part of a divided grid, and its year; `null`: no bills were given. */
async function billedOf(
  db: Database | Tx,
  { bills, country, region = null, period }: GivenAnswer['facts'],
): Promise<BilledFigures | Refused | null> {
  if (!bills) return null
  const problem = regionProblem({ country, region })
  if (problem) return refuse('ANSWER_INCOMPLETE', [{ field: 'facts.region', message: problem }])
  const factors = await findQuickFactors(db, {
    place: { country, region },
    year: factorYear(period.from as Month),
    ids: BILL_QUESTIONS,
  })
  const found = workOutBills(bills, factors as ReadonlyMap<BillQuestion, BillFactor>)
  if (!('wrong' in found)) return found
  const message = `We have no emission factor for this unit. Please use another one.`
  return refuse('ANSWER_INCOMPLETE', [{ field: `facts.bills.${found.wrong}`, message }])
}

type FiguresOfAnswer = Exclude<ReturnType<typeof figuresOf>, { problem: FactsProblem }>
type AllocatedAnswer = Exclude<ReturnType<typeof allocate>, { code: string }>

const HIDDEN_TOTALS = {
  scope1Grams: null,
  scope2LocationGrams: null,
  scope2MarketGrams: null,
  upstreamGrams: null,
} as const

function shownOf(
  { name, facts, disclosed }: GivenAnswer,
  { level, upstreamCategories, ...totals }: FiguresOfAnswer,
  allocated: AllocatedAnswer,
): ShownAnswer {
  const isAll = disclosed === 'all'
  return {
    answeredBy: name,
    period: { from: facts.period.from as Month, to: facts.period.to as Month },
    level,
    isSupplierData: allocated.isSupplierData,
    disclosed,
    sector: facts.sector,
    country: facts.country,
    ...howItWasCounted(level === 'inventory' ? facts.inventory : null),
    ...(isAll ? totals : HIDDEN_TOTALS),
    upstreamCategories: [...upstreamCategories],
    method: allocated.method === 'product' ? 'whole' : allocated.method,
    customerAmount: facts.driver?.customer ?? null,
    supplierAmount: isAll ? (facts.driver?.supplier ?? null) : null,
    share: isAll ? allocated.share : null,
    allocatedGrams: allocated.grams,
    scopes12Grams: allocated.scopes12Grams ?? 0,
    allocatedUpstreamGrams: allocated.upstreamGrams ?? 0,
    coverage: allocated.coverage,
    warnings: [...allocated.warnings],
    nonces: null,
  }
}

const howItWasCounted = (inventory: GivenAnswer['facts']['inventory']) => ({
  approach: inventory?.approach ?? null,
  assurance: inventory?.assurance ?? ('none' as const),
  assuredBy: inventory?.assuredBy ?? null,
})

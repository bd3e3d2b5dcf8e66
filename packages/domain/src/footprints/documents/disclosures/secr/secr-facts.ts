import {
  type DisclosureFact,
  doesNotApply,
  type FactName,
  givenText,
  notGiven,
} from '../disclosure-fact.ts'
import { emissionFacts } from './emission-facts.ts'
import { energyFacts } from './energy-facts.ts'
import { ratioFacts, type SecrRatio } from './ratio-facts.ts'
import { SECR_KIND_NAMES, type SecrKind } from './secr-kinds.ts'
import type { SecrYear } from './secr-year.ts'

export type SecrFactsInput = {
  readonly kind: SecrKind | null
  readonly now: SecrYear
  /** The twelve months before; `null` with the reason where they are not known. */
  readonly before: SecrYear | null
  readonly isFirstYear: boolean
  readonly monthBefore: string
  readonly ratios: readonly SecrRatio[]
  readonly methods: string
  /** In the words of the company; `null`: it said nothing. */
  readonly actions: string | null
  /** Reductions in its plan. */
  readonly plannedActions: readonly string[]
}

/** Everything that SECR asks for, in the order in which it is printed. */
export function secrFacts(facts: SecrFactsInput): DisclosureFact[] {
  const { kind, now, before, ratios } = facts
  return [
    kindFact(kind),
    ...energyFacts(now, 'this', kind),
    ...emissionFacts(now, 'this', kind),
    ...ratioFacts(ratios),
    ...(before
      ? [...energyFacts(before, 'before', kind), ...emissionFacts(before, 'before', kind)]
      : [yearBefore(facts)]),
    methodsFact(facts),
    actionsFact(facts),
  ]
}

function kindFact(kind: SecrKind | null): DisclosureFact {
  const name: FactName = {
    key: 'kind',
    label: 'What the company is under SECR',
    period: 'this',
    sources: ['profile'],
  }
  return kind
    ? givenText(name, SECR_KIND_NAMES[kind])
    : notGiven(name, 'Nobody has said yet; choose it on this page.')
}

function yearBefore({ isFirstYear, monthBefore }: SecrFactsInput): DisclosureFact {
  const name: FactName = {
    key: 'previous-year',
    label: 'Figures of the year before',
    period: 'before',
    sources: ['declaration'],
  }
  return isFirstYear
    ? doesNotApply(name, 'This is the first footprint of the company.')
    : notGiven(name, `No declared footprint begins in ${monthBefore}.`)
}

function methodsFact({ methods }: SecrFactsInput): DisclosureFact {
  const name: FactName = {
    key: 'methods',
    label: 'Methodology',
    period: 'this',
    sources: ['lines', 'declaration'],
  }
  return givenText(name, methods)
}

function actionsFact({ actions, plannedActions }: SecrFactsInput): DisclosureFact {
  const name: FactName = {
    key: 'actions',
    label: 'Energy-efficiency action',
    period: 'this',
    sources: ['profile', 'plan'],
  }
  const said = [actions ?? '', ...(plannedActions.length > 0 ? [planned(plannedActions)] : [])]
  const text = said.filter(Boolean).join(' ')
  return text
    ? givenText(name, text)
    : notGiven(name, 'Nothing is written. If no action was taken, please say so.')
}

const planned = (actions: readonly string[]) => `In our plan: ${actions.join('; ')}.`

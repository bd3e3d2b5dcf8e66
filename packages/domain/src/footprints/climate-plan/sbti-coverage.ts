import { formatPercent } from '../../quantity/format.ts'
import type { TargetCoverage } from './targets.ts'

/** A category of the base year, as it was declared. */
export type BaseCategory = {
  readonly name: string
  readonly scope: number
  readonly grams: number
  /** Figures of the company's own, with or without the benchmark for the rest. */
  readonly isDeclared: boolean
  /** Far below what firms like it have, or left out although it usually applies. */
  readonly isDoubted: boolean
}

/** `null`: the base year is an estimate, or was declared before it was compared with its sector. */
export type BaseCategories = readonly BaseCategory[] | null

export type Coverage = { readonly isMet: boolean | null; readonly found: string }

type SharesAsked = { readonly scopesOneTwo: number; readonly scopeThree: number }

/** How much of the base year's emissions was declared and lies within the target. */
export function coverageOf(
  covers: TargetCoverage,
  categories: BaseCategories,
  asked: SharesAsked,
): Coverage {
  if (!categories) {
    return { isMet: null, found: 'Not known: the base year is no declared inventory.' }
  }
  const doubted = categories.filter(({ scope, isDoubted }) => scope === 3 && isDoubted)
  if (covers !== 'scopes-1-2' && doubted.length > 0) {
    return { isMet: null, found: `Not known: ${doubted.map(({ name }) => name).join(', ')}.` }
  }
  const parts = [
    ...(covers === 'scope-3' ? [] : [coveredPart(categories, [1, 2], asked.scopesOneTwo)]),
    ...(covers === 'scopes-1-2' ? [] : [coveredPart(categories, [3], asked.scopeThree)]),
  ]
  return {
    isMet: parts.every(({ isMet }) => isMet),
    found: `Declared in the base year, and within the target: ${parts.map(({ words }) => words).join(', ')}.`,
  }
}

function coveredPart(
  categories: readonly BaseCategory[],
  scopes: readonly number[],
  asked: number,
) {
  const own = categories.filter(({ scope }) => scopes.includes(scope))
  const sum = (those: readonly BaseCategory[]) => those.reduce((all, { grams }) => all + grams, 0)
  const total = sum(own)
  const share = total > 0 ? sum(own.filter(({ isDeclared }) => isDeclared)) / total : 0
  const name = scopes.length > 1 ? 'scopes 1 and 2' : 'scope 3'
  return {
    isMet: share * 100 >= asked,
    words:
      total > 0
        ? `${formatPercent(Math.floor(share * 1_000) * 10)} of ${name}`
        : `no emissions of ${name}`,
  }
}

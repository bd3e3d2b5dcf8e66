import type { FootprintStatus } from '@understory/domain/footprints/footprint-periods.ts'
import type { ActionCategory } from '@understory/domain/footprints/plan/actions.ts'
import type { TargetCoverage, TargetKind } from '@understory/domain/footprints/plan/targets.ts'
import { shownTonnes, tonnesInWords } from '@understory/domain/footprints/shown-tonnes.ts'

export const KIND_WORDS: Readonly<Record<TargetKind, string>> = {
  'near-term': 'Near-term',
  'net-zero': 'Net-zero',
}

export const COVERAGE_WORDS: Readonly<Record<TargetCoverage, string>> = {
  all: 'All scopes',
  'scopes-1-2': 'Scopes 1 and 2',
  'scope-3': 'Scope 3',
}

export const CATEGORY_WORDS: Readonly<
  Record<ActionCategory, { readonly label: string; readonly explain: string }>
> = {
  reduction: { label: 'Reduction', explain: 'Less is emitted. Only this changes the forecast.' },
  offset: { label: 'Offset', explain: 'Funded elsewhere: a contribution, never subtracted.' },
  'future-generation': {
    label: 'Future generation',
    explain: 'Planted or built today for those who follow.',
  },
  knowledge: { label: 'Knowledge', explain: 'Training, measuring, asking suppliers.' },
}

/** How firm a figure is, after it. */
export const FIRMNESS: Readonly<Record<FootprintStatus, string>> = {
  estimated: 'estimated',
  declared: 'declared',
  verifying: 'being verified',
  verified: 'verified',
}

/** As much of it as is known, without a sign. */
export function tonnesOf(grams: number): string {
  const { total, decimals } = shownTonnes([Math.abs(grams)])
  return tonnesInWords(total, decimals)
}

/** 2026 where fiscal years begin in January, otherwise 2026/27. */
export function fiscalYear(baseMonth: string, year: number): string {
  return baseMonth.endsWith('-01')
    ? `${year}`
    : `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

export const percentOf = (basisPoints: number) => `${basisPoints / 100} %`

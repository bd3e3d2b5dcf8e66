import {
  type CalendarDate,
  longDate,
  longMonth,
  type Month,
  shiftMonth,
} from '../../calendar/calendar.ts'
import { formatEmission } from '../company-footprints/format-emission.ts'
import type { AssuranceLevel } from './materiality.ts'
import { type NamedParts, type PartFigure, partName } from './verifiable-parts.ts'

/** What a verification follows; it claims no more. */
export const VERIFICATION_PROCEDURE = 'Procedure guided by ISO 14064-3:2019'

type Verified = {
  readonly level: AssuranceLevel
  readonly on: CalendarDate
  readonly companyName: string
  readonly startMonth: Month
  readonly parts: NamedParts
  /** Whole per cents of the parts. */
  readonly evidencedPercent: number
  readonly sampled: number
  readonly materialityGrams: number
  readonly benchmarkPercent: number
}

/** What is said of what was verified, and of what was not; always in these words. */
export function verificationStatement(verified: Verified): string {
  const { level, on, companyName, startMonth, parts, evidencedPercent, sampled } = verified
  const period = `${longMonth(startMonth)} to ${longMonth(shiftMonth(startMonth, 11))}`
  const material = formatEmission(verified.materialityGrams)
  const lines = sampled === 1 ? '1 line' : `${sampled} lines`
  return [
    `On ${longDate(on)} we checked ${listOf(parts.verified)} of the footprint of ${companyName} for ${period}, ${sumOf(parts.verified)}.`,
    `We saw evidence for ${evidencedPercent}%, recomputed all lines and sampled ${lines}.`,
    level === 'limited'
      ? `Nothing came to our attention that makes us believe that this sum is misstated by more than ${material}.`
      : `In our opinion this sum is free of misstatements above ${material}.`,
    ...(parts.notVerified.length > 0
      ? [`We did not check: ${listOf(parts.notVerified)} (${sumOf(parts.notVerified)}).`]
      : []),
    `The figure is ${verified.benchmarkPercent}% benchmark.`,
  ].join(' ')
}

const sumOf = (figures: readonly PartFigure[]): string =>
  `${formatEmission(figures.reduce((sum, { grams }) => sum + grams, 0))} of CO2e`

/** 'scopes 1 and 2, business travel and franchises' */
function listOf(figures: readonly PartFigure[]): string {
  const names = figures.map(({ part }) => {
    const name = partName(part)
    return name.charAt(0).toLowerCase() + name.slice(1)
  })
  const last = names.at(-1) ?? 'nothing'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

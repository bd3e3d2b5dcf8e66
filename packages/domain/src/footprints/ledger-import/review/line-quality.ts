import type { Quality, QualityLevel } from '../../company-footprints/lines/uncertainty.ts'

type QualityOfLedger = {
  /** Years between the factor and the months of the line. */
  readonly yearsApart: number
  readonly months: number
  readonly isForeign: boolean
  readonly isSpending: boolean
}

const ALL_MONTHS = 12

/** How firm a line of a ledger is: well recorded, and of spending a poor likeness of what was bought. */
export function ledgerLineQuality({
  yearsApart,
  months,
  isForeign,
  isSpending,
}: QualityOfLedger): Quality {
  return {
    reliability: 'good',
    completeness: months === ALL_MONTHS ? 'very-good' : 'good',
    temporal: temporalLevel(Math.abs(yearsApart)),
    geographical: isForeign ? 'fair' : 'very-good',
    technological: isSpending ? 'poor' : 'very-good',
  }
}

function temporalLevel(years: number): QualityLevel {
  if (years < 3) return 'very-good'
  if (years < 6) return 'good'
  return years < 10 ? 'fair' : 'poor'
}

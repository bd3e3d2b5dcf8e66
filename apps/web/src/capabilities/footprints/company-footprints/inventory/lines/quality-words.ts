import type {
  QualityIndicator,
  QualityLevel,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

type QualityWords = {
  readonly label: string
  readonly levels: Readonly<Record<QualityLevel, string>>
}

/** The matrix of the GHG Protocol, Scope 3 Standard, box 7.2. */
export const qualityWords = (): Readonly<Record<QualityIndicator, QualityWords>> => ({
  reliability: {
    label: companyFootprintsMessage('qualityWords.whereFigure'),
    levels: {
      'very-good': companyFootprintsMessage('qualityWords.measuredSomebodyChecked'),
      good: companyFootprintsMessage('qualityWords.measuredCheckedSomeAssumptions'),
      fair: companyFootprintsMessage('qualityWords.aCarefulEstimate'),
      poor: companyFootprintsMessage('qualityWords.roughEstimateKnown'),
    },
  },
  completeness: {
    label: companyFootprintsMessage('qualityWords.howMuchItCovers'),
    levels: {
      'very-good': companyFootprintsMessage('qualityWords.allSitesAndMonths'),
      good: companyFootprintsMessage('qualityWords.moreHalfRestFilled'),
      fair: companyFootprintsMessage('qualityWords.lessThanHalf'),
      poor: companyFootprintsMessage('qualityWords.notKnown'),
    },
  },
  temporal: {
    label: companyFootprintsMessage('qualityWords.oldFactor'),
    levels: {
      'very-good': companyFootprintsMessage('qualityWords.lessThreeYearsActivity'),
      good: companyFootprintsMessage('qualityWords.lessThanSixYears'),
      fair: companyFootprintsMessage('qualityWords.lessThanTenYears'),
      poor: companyFootprintsMessage('qualityWords.olderOrNotKnown'),
    },
  },
  geographical: {
    label: companyFootprintsMessage('qualityWords.whereFactor'),
    levels: {
      'very-good': companyFootprintsMessage('qualityWords.theSameCountry'),
      good: companyFootprintsMessage('qualityWords.aSimilarOne'),
      fair: companyFootprintsMessage('qualityWords.anotherOne'),
      poor: companyFootprintsMessage('qualityWords.notKnown'),
    },
  },
  technological: {
    label: companyFootprintsMessage('qualityWords.wellFactorFits'),
    levels: {
      'very-good': companyFootprintsMessage('qualityWords.justFuelProductService'),
      good: companyFootprintsMessage('qualityWords.aSimilarOne'),
      fair: companyFootprintsMessage('qualityWords.anotherKind'),
      poor: companyFootprintsMessage('qualityWords.averageManyKnown'),
    },
  },
})

const SCORES = ['very good', 'good', 'fair', 'poor'] as const

/** 1 is the best and 4 the worst, as one word. */
export function scoreInWords(score: number): string {
  return SCORES[Math.min(3, Math.max(0, Math.round(score) - 1))] ?? 'poor'
}

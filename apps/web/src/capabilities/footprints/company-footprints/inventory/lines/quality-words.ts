import type {
  QualityIndicator,
  QualityLevel,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'

type QualityWords = {
  readonly label: string
  readonly levels: Readonly<Record<QualityLevel, string>>
}

/** The matrix of the GHG Protocol, Scope 3 Standard, box 7.2. */
export const QUALITY_WORDS: Readonly<Record<QualityIndicator, QualityWords>> = {
  reliability: {
    label: 'Where the figure is from',
    levels: {
      'very-good': 'Measured, and somebody checked it',
      good: 'Measured, or checked with some assumptions',
      fair: 'A careful estimate',
      poor: 'A rough estimate, or not known',
    },
  },
  completeness: {
    label: 'How much it covers',
    levels: {
      'very-good': 'All sites and months',
      good: 'More than half, the rest filled in',
      fair: 'Less than half',
      poor: 'Not known',
    },
  },
  temporal: {
    label: 'How old the factor is',
    levels: {
      'very-good': 'Less than three years from the activity',
      good: 'Less than six years',
      fair: 'Less than ten years',
      poor: 'Older, or not known',
    },
  },
  geographical: {
    label: 'Where the factor is from',
    levels: {
      'very-good': 'The same country',
      good: 'A similar one',
      fair: 'Another one',
      poor: 'Not known',
    },
  },
  technological: {
    label: 'How well the factor fits',
    levels: {
      'very-good': 'Just this fuel, product or service',
      good: 'A similar one',
      fair: 'Another one of its kind',
      poor: 'An average of many, or not known',
    },
  },
}

const SCORES = ['very good', 'good', 'fair', 'poor'] as const

/** 1 is the best and 4 the worst, as one word. */
export function scoreInWords(score: number): string {
  return SCORES[Math.min(3, Math.max(0, Math.round(score) - 1))] ?? 'poor'
}

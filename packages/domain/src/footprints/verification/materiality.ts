export const ASSURANCE_LEVELS = ['limited', 'reasonable'] as const
export type AssuranceLevel = (typeof ASSURANCE_LEVELS)[number]

/** Of the parts together, in hundredths of a per cent; who verifies may choose less. */
export const LARGEST_MATERIALITY = 500

/** How many times the materiality is divided into the intervals of a sample. */
const CONFIDENCE = { limited: 1.6, reasonable: 3 } as const satisfies Record<AssuranceLevel, number>

/** The misstatement from which on somebody would decide otherwise. */
export const materialityOf = (partsGrams: number, basisPoints: number): number =>
  Math.floor((partsGrams * basisPoints) / 10_000)

/** Grams from one line of a sample to the next. */
export const sampleInterval = (materiality: number, level: AssuranceLevel): number =>
  materiality / CONFIDENCE[level]

/** Errors that were not corrected, those that add and those that take away together. */
export const errorSum = (errors: readonly { readonly grams: number }[]): number =>
  errors.reduce((sum, { grams }) => sum + grams, 0)

/** More than this cannot be verified. An uncertainty is no error. */
export const isMaterial = (
  errors: readonly { readonly grams: number }[],
  materiality: number,
): boolean => Math.abs(errorSum(errors)) > materiality

import type { ProductStage } from './product-line-terms.ts'

type MeasuredInput = {
  readonly stage: ProductStage
  /** The activity was measured, not estimated. */
  readonly isMeasured: boolean
  /** The scope that a published factor usually belongs to; `null`: it is a factor of one’s own. */
  readonly publishedScope: number | null
}

/**
 * Whether an input is primary data: own fuels and process emissions by a measured amount, and energy by a factor of
 * its supplier. A published factor of what others made, electricity of the grid too, is secondary however well its
 * amount is known.
 */
export function countsAsPrimary({ stage, isMeasured, publishedScope }: MeasuredInput): boolean {
  if (!isMeasured || (stage !== 'energy' && stage !== 'process')) return false
  return publishedScope === null || publishedScope === 1
}

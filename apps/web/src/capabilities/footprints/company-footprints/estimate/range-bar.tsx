import { roughTonnes } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import styles from './range-bar.module.css'

type RangeBarProps = {
  /** In grams. */
  readonly low: number
  readonly high: number
  readonly value: number
  /** What the ends mean, in words. */
  readonly caption: (low: string, high: string) => string
}

const WIDTH = 100
const EDGE = 12

/** Of an estimate: four of five companies like it. */
export const fourOfFive = (low: string, high: string): string =>
  companyFootprintsMessage('rangeBar.estimateTurnoverFourFive', { low, high })

type InventoryRange = {
  readonly total: number
  readonly uncertainty: number
  readonly highGrams: number
}

/** Of an inventory: nineteen times of twenty; and whether the upper end counts what is missing. */
export const nineteenOfTwenty =
  ({ total, uncertainty, highGrams }: InventoryRange) =>
  (low: string, high: string): string => {
    // More than rounding.
    const isMore = highGrams > total * uncertainty * 1.000_001
    const counts = isMore ? companyFootprintsMessage('rangeBar.upperEndCountsWhat') : ''
    return companyFootprintsMessage('rangeBar.nineteenTimesTwentyTrue', { low, high, counts })
  }

/** Where a figure stands in its range, on a scale of proportions: twice is as far as half. */
export function RangeBar({ low, high, value, caption }: RangeBarProps) {
  const span = Math.log(high / low) || 1
  const at = EDGE + ((WIDTH - 2 * EDGE) * Math.log(value / low)) / span
  return (
    <figure className={styles.range}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.line} y="3.5" width="100" height="1" />
        <rect className={styles.band} x={EDGE} width={WIDTH - 2 * EDGE} height="8" rx="1" />
        <rect className={styles.mark} x={at - 0.4} width="0.8" height="8" />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{roughTonnes(low)}</span>
        <span>{roughTonnes(high)}</span>
      </p>
      <figcaption>{caption(roughTonnes(low), roughTonnes(high))}</figcaption>
    </figure>
  )
}

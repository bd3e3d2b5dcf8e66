import { roughTonnes } from '@understory/domain/footprints/shown-tonnes.ts'
import styles from './range-bar.module.css'

type RangeBarProps = {
  /** In grams. */
  readonly low: number
  readonly high: number
  readonly value: number
  readonly label: string
}

const WIDTH = 100
const EDGE = 12

/** Where a figure stands in its range, on a scale of proportions: twice is as far as half. */
export function RangeBar({ low, high, value, label }: RangeBarProps) {
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
      <figcaption>
        {label} Between {roughTonnes(low)} and {roughTonnes(high)} lie four of five such companies.
      </figcaption>
    </figure>
  )
}

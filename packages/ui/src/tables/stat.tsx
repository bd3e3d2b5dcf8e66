import type { ReactNode } from 'react'
import styles from './stat.module.css'

type StatProps = {
  readonly impact?: 'trees' | 'co2e' | 'plastic'
  readonly value: ReactNode
  readonly unit: ReactNode
  /** What the number means to a person. */
  readonly meaning?: ReactNode
  /** What a checker finds the figure by. */
  readonly claim?: string
}

/** A number as the hero: large, with its unit, with what it means. */
export function Stat({ impact, value, unit, meaning, claim }: StatProps) {
  return (
    <div className={styles.stat} data-impact={impact}>
      <p className={styles.figure} data-claim={claim}>
        <span className={styles.value}>{value}</span> <span className={styles.unit}>{unit}</span>
      </p>
      {meaning ? <p className={styles.meaning}>{meaning}</p> : null}
    </div>
  )
}

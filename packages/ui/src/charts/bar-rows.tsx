import type { ReactNode } from 'react'
import styles from './bar-rows.module.css'

export type BarRow = {
  readonly name: string
  readonly amount: number
  /** The amount in words, at the end of its bar. */
  readonly word: string
  /** The one the others are compared with. */
  readonly isMain?: boolean
}

type BarRowsProps = {
  readonly caption: ReactNode
  readonly rows: readonly BarRow[]
  /** What all of them are parts of, in its colour. */
  readonly of?: 'scope-3'
  /** The same figures as a table: the bars are hidden from screen readers. */
  readonly children: ReactNode
}

const LEAST = 0.5

/** Amounts as bars, one under the other, on one scale. */
export function BarRows({ caption, rows, of, children }: BarRowsProps) {
  const most = Math.max(...rows.map(({ amount }) => amount), 1)
  return (
    <figure className={styles.bars} data-of={of}>
      <figcaption>{caption}</figcaption>
      <ul aria-hidden="true">
        {rows.map(({ name, amount, word, isMain }) => (
          <li key={name} data-main={isMain ?? false}>
            <span>{name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max((amount / most) * 100, LEAST)} height="10" rx="1" />
            </svg>
            <span className={styles.word}>{word}</span>
          </li>
        ))}
      </ul>
      {children}
    </figure>
  )
}

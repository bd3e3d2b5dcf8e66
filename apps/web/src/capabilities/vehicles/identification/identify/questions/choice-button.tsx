import type { ReactNode } from 'react'
import styles from './choice-button.module.css'

type ChoiceButtonProps = {
  readonly look: 'pill' | 'tile' | 'card'
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly children: ReactNode
}

/** One of several answers. It submits its form, so that choosing needs no script. */
export function ChoiceButton({ look, name, value, isChosen, children }: ChoiceButtonProps) {
  return (
    <button
      type="submit"
      className={`${styles.choice} ${styles[look]}`}
      name={name}
      value={value}
      aria-pressed={isChosen}
    >
      {children}
    </button>
  )
}

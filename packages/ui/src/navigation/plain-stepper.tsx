import type { ComponentProps } from 'react'
import styles from '../forms/control.module.css'

type PlainStepperProps = ComponentProps<'input'> & {
  readonly id: string
  /** What is counted, for the labels of the buttons: "children". */
  readonly unit: string
}

/** A count to type, or to change with minus and plus. The page's plain script answers the buttons. */
export function PlainStepper({ unit, ...input }: PlainStepperProps) {
  return (
    <div className={styles.stepper}>
      <button type="button" aria-label={`Fewer ${unit}`} aria-controls={input.id} data-step="-1">
        −
      </button>
      <input type="text" inputMode="numeric" autoComplete="off" {...input} />
      <button type="button" aria-label={`More ${unit}`} aria-controls={input.id} data-step="1">
        +
      </button>
    </div>
  )
}

import styles from '../forms/control.module.css'

type StepperProps = {
  readonly id: string
  readonly name: string
  /** What is counted, for the labels of the buttons: "trees". */
  readonly unit: string
  /** As it was typed: invalid input stays, to be corrected. */
  readonly value: string
  readonly canTake: boolean
  readonly canAdd: boolean
  readonly onChange: (typed: string) => void
  readonly onStep: (by: 1 | -1) => void
  readonly isInvalid?: boolean
  readonly describedBy?: string
}

/** A quantity to type, or to change with minus and plus. Its label comes from a Field around it. */
export function Stepper(props: StepperProps) {
  const { id, name, unit, value, canTake, canAdd, onChange, onStep, isInvalid, describedBy } = props
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={`Fewer ${unit}`}
        aria-controls={id}
        disabled={!canTake}
        onClick={() => onStep(-1)}
      >
        −
      </button>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <button
        type="button"
        aria-label={`More ${unit}`}
        aria-controls={id}
        disabled={!canAdd}
        onClick={() => onStep(1)}
      >
        +
      </button>
    </div>
  )
}

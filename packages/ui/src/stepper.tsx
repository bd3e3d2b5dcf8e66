import styles from './control.module.css'

type StepperProps = {
  readonly id: string
  readonly name: string
  /** What is counted, for the labels of the buttons: "trees". */
  readonly unit: string
  readonly value: number
  readonly step?: number
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly describedBy?: string
}

/** A quantity to type, or to change with minus and plus. Its label comes from a Field around it. */
export function Stepper(props: StepperProps) {
  const { id, name, unit, value, step = 1, min = 0, max, onChange, describedBy } = props
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={`Fewer ${unit}`}
        aria-controls={id}
        disabled={value <= min}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step="any"
        value={Number.isNaN(value) ? '' : value}
        aria-describedby={describedBy}
        onChange={(event) => {
          const typed = event.currentTarget.valueAsNumber
          onChange(Number.isNaN(typed) ? Number.NaN : Math.min(max, typed))
        }}
        onBlur={() => set(Number.isNaN(value) ? min : value)}
      />
      <button
        type="button"
        aria-label={`More ${unit}`}
        aria-controls={id}
        disabled={value >= max}
        onClick={() => set((Number.isNaN(value) ? 0 : value) + step)}
      >
        +
      </button>
    </div>
  )
}

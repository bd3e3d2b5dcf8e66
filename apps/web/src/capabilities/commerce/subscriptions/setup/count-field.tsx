import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { PlainStepper } from '@understory/ui/navigation/plain-stepper.tsx'

type CountFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** What is counted, for the buttons. */
  readonly unit: string
  readonly value: string | undefined
  readonly error: string | undefined
}

/** How many, to type or to step. */
export function CountField({ name, label, hint, unit, value, error }: CountFieldProps) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <PlainStepper
        {...fieldAria(name, { hint, error })}
        name={name}
        unit={unit}
        defaultValue={value ?? '0'}
      />
    </Field>
  )
}

import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { identificationMessage } from './messages/messages.generated.ts'
import styles from './vehicle-parts.module.css'

type Usage = {
  readonly annualMileage: number
  readonly mileageUnit: 'mi' | 'km'
  readonly multiplyVehicles: number
}

type UsageFieldsProps = {
  /** Prefix of the field ids, so that several forms fit on one page. */
  readonly of: string
  readonly usage: Usage
  readonly refused?: FormAnswer | null
}

/** How far, in what unit, and how many alike. */
export function UsageFields({ of, usage, refused }: UsageFieldsProps) {
  const problem = (name: string) => refused?.problems[name] ?? refused?.problems[`step.${name}`]
  const typed = (name: keyof Usage) => refused?.values[name] ?? String(usage[name])
  const mileage = { error: problem('annualMileage') }
  const multiply = { error: problem('multiplyVehicles') }
  return (
    <div className={styles.usage}>
      <Field
        id={`${of}-mileage`}
        label={identificationMessage('usageFields.annualMileage')}
        {...mileage}
      >
        <TextInput
          {...fieldAria(`${of}-mileage`, mileage)}
          name="annualMileage"
          inputMode="numeric"
          defaultValue={typed('annualMileage')}
          required
        />
      </Field>
      <Field id={`${of}-unit`} label={identificationMessage('usageFields.in')}>
        <Select
          id={`${of}-unit`}
          name="mileageUnit"
          defaultValue={typed('mileageUnit')}
          options={[
            { value: 'mi', label: identificationMessage('usageFields.miles') },
            { value: 'km', label: identificationMessage('usageFields.kilometres') },
          ]}
        />
      </Field>
      <Field
        id={`${of}-multiply`}
        label={identificationMessage('usageFields.howManyAlike')}
        {...multiply}
      >
        <TextInput
          {...fieldAria(`${of}-multiply`, multiply)}
          name="multiplyVehicles"
          inputMode="numeric"
          defaultValue={typed('multiplyVehicles')}
          required
        />
      </Field>
    </div>
  )
}

import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'

type CountryFieldProps = {
  readonly name: 'country' | 'addressCountry'
  readonly label: string
  readonly defaultValue: string
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  readonly answer: FormAnswer | undefined
}

export function CountryField({ name, label, defaultValue, countries, answer }: CountryFieldProps) {
  const error = answer?.problems.country
  return (
    <Field id={name} label={label} error={error}>
      <Select
        {...fieldAria(name, { error })}
        name={name}
        autoComplete="country"
        defaultValue={answer?.values[name] ?? defaultValue}
        options={countries}
      />
    </Field>
  )
}

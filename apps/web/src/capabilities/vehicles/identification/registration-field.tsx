import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'

type RegistrationFieldProps = {
  readonly id: string
  readonly number: string | null | undefined
  readonly error: string | undefined
}

const REGISTRATION_FIELD_HINT = 'With it, anyone can check that this one vehicle is offset.'

/** The number that one vehicle may be known by. */
export function RegistrationField({ id, number, error }: RegistrationFieldProps) {
  return (
    <Field
      id={id}
      label="Registration number"
      optional
      hint={REGISTRATION_FIELD_HINT}
      error={error}
    >
      <TextInput
        {...fieldAria(id, { hint: REGISTRATION_FIELD_HINT, error })}
        name="registrationNumber"
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        defaultValue={number ?? ''}
      />
    </Field>
  )
}

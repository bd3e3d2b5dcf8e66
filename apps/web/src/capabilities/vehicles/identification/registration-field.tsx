import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { identificationMessage } from './messages/messages.generated.ts'

type RegistrationFieldProps = {
  readonly id: string
  readonly number: string | null | undefined
  readonly error: string | undefined
}

const registrationFieldHint = () =>
  identificationMessage('registrationField.anyoneCheckVehicleOffset')

/** The number that one vehicle may be known by. */
export function RegistrationField({ id, number, error }: RegistrationFieldProps) {
  return (
    <Field
      id={id}
      label={identificationMessage('registrationField.registrationNumber')}
      optional
      hint={registrationFieldHint()}
      error={error}
    >
      <TextInput
        {...fieldAria(id, { hint: registrationFieldHint(), error })}
        name="registrationNumber"
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        defaultValue={number ?? ''}
      />
    </Field>
  )
}

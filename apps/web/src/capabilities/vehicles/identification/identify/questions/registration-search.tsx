import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import type { RefusedVehicleForm } from '../../refused.ts'
import { RegistrationInput } from '../../registration-number.tsx'

const REGISTRATION_SEARCH_HINT =
  'Such as AB12 CDE. We ask the DVLA, and store its answer for a day.'

export function RegistrationSearch({ refused }: { readonly refused: RefusedVehicleForm | null }) {
  const mine = refused?.intent === 'search' ? refused : null
  const error = mine?.problems['step.registrationNumber']
  return (
    <form method="post" className="panel flow-24">
      <input type="hidden" name="intent" value="search" />
      <Field
        id="registration"
        label="Registration number"
        hint={REGISTRATION_SEARCH_HINT}
        error={error}
      >
        <RegistrationInput
          {...fieldAria('registration', { hint: REGISTRATION_SEARCH_HINT, error })}
          defaultValue={mine?.values.registrationNumber}
        />
      </Field>
      <div>
        <Button type="submit" look="action">
          Find the vehicle
        </Button>
      </div>
    </form>
  )
}

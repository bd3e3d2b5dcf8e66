import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { RegistrationInput } from '../../identification/public.ts'

const VEHICLE_SEARCH_FORM_HINT = 'Letters, numbers and spaces only.'

type VehicleSearchFormProps = { readonly typed?: string; readonly error?: string }

/** Sends a POST, so that the number is in no URL. */
export function VehicleSearchForm({ typed = '', error }: VehicleSearchFormProps) {
  return (
    <form method="post" action="/impact/vehicles/vehicle" className="panel flow-24" noValidate>
      <Field
        id="registration"
        label="Registration number"
        hint={VEHICLE_SEARCH_FORM_HINT}
        error={error}
      >
        <RegistrationInput
          {...fieldAria('registration', { hint: VEHICLE_SEARCH_FORM_HINT, error })}
          defaultValue={typed}
        />
      </Field>
      <div>
        <Button type="submit" look="action">
          Verify this vehicle
        </Button>
      </div>
    </form>
  )
}

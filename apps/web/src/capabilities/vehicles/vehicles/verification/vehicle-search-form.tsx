import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { RegistrationInput } from '../../identification/public.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'

const vehicleSearchFormHint = () => vehiclesMessage('vehicleSearchForm.lettersNumbersSpacesOnly')

type VehicleSearchFormProps = { readonly typed?: string; readonly error?: string }

/** Sends a POST, so that the number is in no URL. */
export function VehicleSearchForm({ typed = '', error }: VehicleSearchFormProps) {
  return (
    <form method="post" action="/impact/vehicles/vehicle" className="panel flow-24" noValidate>
      <Field
        id="registration"
        label={vehiclesMessage('vehicleSearchForm.registrationNumber')}
        hint={vehicleSearchFormHint()}
        error={error}
      >
        <RegistrationInput
          {...fieldAria('registration', { hint: vehicleSearchFormHint(), error })}
          defaultValue={typed}
        />
      </Field>
      <div>
        <Button type="submit" look="action">
          {vehiclesMessage('vehicleSearchForm.verifyThisVehicle')}
        </Button>
      </div>
    </form>
  )
}

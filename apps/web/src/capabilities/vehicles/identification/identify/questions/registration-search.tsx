import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { identificationMessage } from '../../messages/messages.generated.ts'
import type { RefusedVehicleForm } from '../../refused.ts'
import { RegistrationInput } from '../../registration-number.tsx'

const registrationSearchHint = () => identificationMessage('registrationSearch.suchAb12CdeAsk')

export function RegistrationSearch({ refused }: { readonly refused: RefusedVehicleForm | null }) {
  const mine = refused?.intent === 'search' ? refused : null
  const error = mine?.problems['step.registrationNumber']
  return (
    <form method="post" className="panel flow-24">
      <input type="hidden" name="intent" value="search" />
      <Field
        id="registration"
        label={identificationMessage('registrationSearch.registrationNumber')}
        hint={registrationSearchHint()}
        error={error}
      >
        <RegistrationInput
          {...fieldAria('registration', { hint: registrationSearchHint(), error })}
          defaultValue={mine?.values.registrationNumber}
        />
      </Field>
      <div>
        <Button type="submit" look="action">
          {identificationMessage('registrationSearch.findTheVehicle')}
        </Button>
      </div>
    </form>
  )
}

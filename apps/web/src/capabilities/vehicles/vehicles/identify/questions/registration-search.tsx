import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import type { Refused } from '../../refused.ts'
import { RegistrationInput } from '../../registration-number.tsx'

const HINT = 'Such as AB12 CDE. We ask the DVLA, and store its answer for a day.'

export function RegistrationSearch({ refused }: { readonly refused: Refused | null }) {
  const mine = refused?.intent === 'search' ? refused : null
  const error = mine?.problems['step.registrationNumber']
  return (
    <form method="post" className="panel flow-24">
      <input type="hidden" name="intent" value="search" />
      <Field id="registration" label="Registration number" hint={HINT} error={error}>
        <RegistrationInput
          {...fieldAria('registration', { hint: HINT, error })}
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

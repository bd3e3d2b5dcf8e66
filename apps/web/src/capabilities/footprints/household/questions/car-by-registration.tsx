import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { RegistrationInput } from '../../../vehicles/identification/public.ts'
import { HOUSEHOLD_PATH } from '../household-path.ts'
import { householdMessage } from '../messages/messages.generated.ts'
import type { HouseholdShown } from '../show-household.ts'
import { StateFields } from '../state-fields.tsx'

const ABOUT_CARS: readonly string[] = ['cars', 'carFuel', 'carEfficiency']
const carRegistrationHint = () => householdMessage('carByRegistration.carUseMostSuch')

/** A car in the UK need not be described: the registry knows its fuel and its tested CO2. */
export function CarByRegistration({ shown }: { readonly shown: HouseholdShown }) {
  const { options, state, question, problems, typed } = shown
  if (options.country.iso2 !== 'GB' || !ABOUT_CARS.includes(question ?? '')) return null
  if (state.answers.carFuel != null) return null
  const error = problems.registration
  return (
    <form method="post" action={`${HOUSEHOLD_PATH}#figure`} className="flow-12">
      <StateFields {...state} />
      <input type="hidden" name="question" value={question ?? ''} />
      <Field
        id="registration"
        label={householdMessage('carByRegistration.letRegistrationNumberAnswer')}
        hint={carRegistrationHint()}
        error={error}
      >
        <RegistrationInput
          {...fieldAria('registration', { hint: carRegistrationHint(), error })}
          defaultValue={typed.registrationNumber}
        />
      </Field>
      <p>
        <Button type="submit" name="intent" value="registration">
          {householdMessage('carByRegistration.findTheCar')}
        </Button>
      </p>
    </form>
  )
}

import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { RegistrationInput } from '../../../vehicles/identification/public.ts'
import { HOUSEHOLD_PATH } from '../household-path.ts'
import type { HouseholdShown } from '../show-household.ts'
import { StateFields } from '../state-fields.tsx'

const ABOUT_CARS: readonly string[] = ['cars', 'carFuel', 'carEfficiency']
const CAR_REGISTRATION_HINT =
  'Of the car you use most, such as AB12 CDE. We ask the DVLA, and store its answer for a day.'

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
        label="Or let its registration number answer"
        hint={CAR_REGISTRATION_HINT}
        error={error}
      >
        <RegistrationInput
          {...fieldAria('registration', { hint: CAR_REGISTRATION_HINT, error })}
          defaultValue={typed.registrationNumber}
        />
      </Field>
      <p>
        <Button type="submit" name="intent" value="registration">
          Find the car
        </Button>
      </p>
    </form>
  )
}

import type { HouseholdState } from './household-state.ts'

/** Nothing is stored, so each form carries what was answered before. */
export function StateFields({ country, answers, skipped }: HouseholdState) {
  return (
    <>
      <input type="hidden" name="country" value={country} />
      <input type="hidden" name="answers" value={JSON.stringify(answers)} />
      <input type="hidden" name="skipped" value={skipped.join(',')} />
    </>
  )
}

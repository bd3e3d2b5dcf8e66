import type { IdentifyView } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { ChoiceButton } from './choice-button.tsx'

const WAYS_TO_IDENTIFY_WAYS = [
  { action: 'registration-search', label: 'By registration' },
  { action: 'vehicle-lookup', label: 'By make and model' },
  { action: 'ghg-estimate', label: 'By size and fuel' },
] as const

/** The ways to identify this kind of vehicle. */
export function WaysToIdentify({ view }: { readonly view: IdentifyView }) {
  const isHere = (action: string) =>
    view.action === action ||
    (action === 'registration-search' && view.action === 'registration-confirm')
  const open = WAYS_TO_IDENTIFY_WAYS.filter(
    ({ action }) => isHere(action) || view.nextActions.includes(action),
  )
  return (
    <form method="post">
      <input type="hidden" name="intent" value="go" />
      <fieldset className="row-8">
        <legend className="visually-hidden">How to identify it</legend>
        {open.map(({ action, label }) => (
          <ChoiceButton
            look="pill"
            key={action}
            name="action"
            value={action}
            isChosen={isHere(action)}
          >
            {label}
          </ChoiceButton>
        ))}
      </fieldset>
    </form>
  )
}

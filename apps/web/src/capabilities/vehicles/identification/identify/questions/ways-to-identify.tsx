import type { IdentifyView } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { identificationMessage } from '../../messages/messages.generated.ts'
import { ChoiceButton } from './choice-button.tsx'

const waysToIdentifyWays = () =>
  [
    {
      action: 'registration-search',
      label: identificationMessage('waysToIdentify.byRegistration'),
    },
    { action: 'vehicle-lookup', label: identificationMessage('waysToIdentify.byMakeAndModel') },
    { action: 'ghg-estimate', label: identificationMessage('waysToIdentify.bySizeAndFuel') },
  ] as const

/** The ways to identify this kind of vehicle. */
export function WaysToIdentify({ view }: { readonly view: IdentifyView }) {
  const isHere = (action: string) =>
    view.action === action ||
    (action === 'registration-search' && view.action === 'registration-confirm')
  const open = waysToIdentifyWays().filter(
    ({ action }) => isHere(action) || view.nextActions.includes(action),
  )
  return (
    <form method="post">
      <input type="hidden" name="intent" value="go" />
      <fieldset className="row-8">
        <legend className="visually-hidden">
          {identificationMessage('waysToIdentify.howToIdentifyIt')}
        </legend>
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

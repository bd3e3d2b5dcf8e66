import type { IdentifyView } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import {
  MARKETS,
  VEHICLE_TYPES,
  vehicleTypeWord,
} from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import { identificationMessage } from '../../messages/messages.generated.ts'
import { VehicleDrawing } from '../../vehicle-drawing.tsx'
import { ChoiceButton } from './choice-button.tsx'
import styles from './kind-chooser.module.css'

const marketNames = () =>
  ({
    uk: identificationMessage('kindChooser.unitedKingdom'),
    us: identificationMessage('kindChooser.unitedStates'),
  }) as const

/** Where it drives and what it is; each choice is a button, so that no script is needed. */
export function KindChooser({ view }: { readonly view: IdentifyView }) {
  const { market, vehicleType } = view.form
  return (
    <div className="flow-16">
      <form method="post">
        <input type="hidden" name="intent" value="form" />
        <fieldset className={styles.choices}>
          <legend>{identificationMessage('kindChooser.whereItDrives')}</legend>
          {MARKETS.map((each) => (
            <ChoiceButton
              look="pill"
              key={each}
              name="market"
              value={each}
              isChosen={each === market}
            >
              {marketNames()[each]}
            </ChoiceButton>
          ))}
        </fieldset>
      </form>
      <form method="post">
        <input type="hidden" name="intent" value="form" />
        <fieldset className={styles.choices}>
          <legend>{identificationMessage('kindChooser.whatItIs')}</legend>
          {VEHICLE_TYPES.map((type) => (
            <ChoiceButton
              look="tile"
              key={type}
              name="vehicleType"
              value={type}
              isChosen={type === vehicleType}
            >
              <VehicleDrawing type={type} />
              {vehicleTypeWord(type, market)}
            </ChoiceButton>
          ))}
        </fieldset>
      </form>
    </div>
  )
}

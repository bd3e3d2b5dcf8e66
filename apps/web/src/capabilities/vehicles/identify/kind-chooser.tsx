import type { IdentifyView } from '@understory/contracts/identify-vehicles.ts'
import {
  MARKETS,
  VEHICLE_TYPES,
  vehicleTypeWord,
} from '@understory/domain/vehicles/vehicle-kinds.ts'
import { VehicleDrawing } from '../vehicle-drawing.tsx'
import styles from '../vehicles.module.css'

const MARKET_NAMES = { uk: 'United Kingdom', us: 'United States' } as const

/** Where it drives and what it is; each choice is a button, so that no script is needed. */
export function KindChooser({ view }: { readonly view: IdentifyView }) {
  const { market, vehicleType } = view.form
  return (
    <div className={styles.kinds}>
      <form method="post" className={styles.markets}>
        <input type="hidden" name="intent" value="form" />
        <fieldset>
          <legend>Where it drives</legend>
          {MARKETS.map((each) => (
            <button
              type="submit"
              key={each}
              name="market"
              value={each}
              aria-pressed={each === market}
            >
              {MARKET_NAMES[each]}
            </button>
          ))}
        </fieldset>
      </form>
      <form method="post" className={styles.types}>
        <input type="hidden" name="intent" value="form" />
        <fieldset>
          <legend>What it is</legend>
          {VEHICLE_TYPES.map((type) => (
            <button
              type="submit"
              key={type}
              name="vehicleType"
              value={type}
              aria-pressed={type === vehicleType}
            >
              <VehicleDrawing type={type} />
              {vehicleTypeWord(type, market)}
            </button>
          ))}
        </fieldset>
      </form>
    </div>
  )
}

import type { IdentifyView } from '@understory/contracts/identify-vehicles.ts'
import { claimedWord, mileageWord } from '@understory/domain/vehicles/emission-words.ts'
import { Button } from '@understory/ui/button.tsx'
import styles from './two-choices.module.css'

type TwoChoicesProps = {
  readonly view: IdentifyView
  readonly total: number
  /** Of a year of the mileage above; `null`: unknown. */
  readonly price: string | null
}

/** What can be done about a year of this vehicle: drive less of it, or offset it. */
export function TwoChoices({ view, total, price }: TwoChoicesProps) {
  const { annualMileage, mileageUnit } = view.form
  const savedBy = (distance: number) => claimedWord((total * distance) / annualMileage)
  const less = [Math.round(annualMileage / 8), Math.round(annualMileage / 2)]
  return (
    <div className={styles.choices}>
      <div className="flow-12">
        <h3>Drive less: what it saves</h3>
        <ul className={`list ${styles.savings}`}>
          {less.map((distance) => (
            <li key={distance}>
              <span>{mileageWord(distance, mileageUnit)} less</span>
              <strong>{savedBy(distance)} a year</strong>
            </li>
          ))}
        </ul>
      </div>
      {price && view.unsavedVehicles.length === 0 ? (
        <form method="post" className="flow-12">
          <h3>Offset this year</h3>
          <p>
            {price} for {mileageWord(annualMileage, mileageUnit)}, rounded up to the next 100 kg.
          </p>
          <input type="hidden" name="annualMileage" value={annualMileage} />
          <input type="hidden" name="mileageUnit" value={mileageUnit} />
          <input type="hidden" name="multiplyVehicles" value="1" />
          <input type="hidden" name="registrationNumber" value={view.found?.registration ?? ''} />
          <div>
            <Button type="submit" look="action" name="intent" value="offset-this">
              Offset this year, {price}
            </Button>
          </div>
        </form>
      ) : null}
    </div>
  )
}

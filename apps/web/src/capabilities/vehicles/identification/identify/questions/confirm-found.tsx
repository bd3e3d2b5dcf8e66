import type { RegisteredVehicleFacts } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import {
  fuelWord,
  type Market,
  vehicleTypeWord,
} from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { identificationMessage } from '../../messages/messages.generated.ts'
import { RegistrationNumber } from '../../registration-number.tsx'
import styles from './confirm-found.module.css'

type ConfirmFoundProps = { readonly found: RegisteredVehicleFacts; readonly market: Market }

/** The registry knows the vehicle, but not enough to compute it: the rest is asked. */
export function ConfirmFound({ found, market }: ConfirmFoundProps) {
  return (
    <form method="post" className="panel flow-24">
      <input type="hidden" name="intent" value="confirm" />
      <h2>{identificationMessage('confirmFound.isThisIt')}</h2>
      <FoundFacts found={found} market={market} />
      <p>{identificationMessage('confirmFound.registryHoldsNoCo2')}</p>
      <div>
        <Button type="submit" look="action">
          {identificationMessage('confirmFound.yesGoOn')}
        </Button>
      </div>
    </form>
  )
}

export function FoundFacts({ found, market }: ConfirmFoundProps) {
  const facts = [
    found.make,
    found.productionYear,
    found.colour,
    found.vehicleType && vehicleTypeWord(found.vehicleType, market),
    found.fuelType && fuelWord(found.fuelType, market),
    found.engineSizeL && `${found.engineSizeL} l`,
  ]
  return (
    <p className={styles.found}>
      <RegistrationNumber number={found.registration} /> {facts.filter(Boolean).join(', ')}
    </p>
  )
}

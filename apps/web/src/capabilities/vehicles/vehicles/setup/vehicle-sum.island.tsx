import { quoteInstantOffset } from '@understory/domain/commerce/instant-offset/price-instant-offset.ts'
import { formatCount, formatGrams, formatMoney } from '@understory/domain/quantity/format.ts'
import { grams, NO_IMPACT } from '@understory/domain/quantity/impact-quantity.ts'
import { tonnesWord } from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { HUNDRED_KILOGRAMS } from '@understory/domain/vehicles/vehicles/offset-period.ts'
import { island } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import { SetupSum } from '../../../../shell/setup/setup-sum.tsx'
import {
  vehicleSumAddItUpAgain,
  vehicleSumContinueToPayment,
  vehicleSumOffsetUnits100Kg,
  vehicleSumOneVehicleEmits,
  vehicleSumVehiclesEmit,
  vehicleSumYearWithoutOffsetAlready,
} from '../island-messages/vehicle-sum.generated.ts'
import {
  type Countable,
  reckonVehicles,
  type VehiclePricing,
  type VehicleSum,
} from './reckon-vehicles.ts'
import { chosenIn, type SetupChoice } from './setup-choice.ts'

type LiveVehicleSumProps = {
  readonly vehicles: readonly Countable[]
  readonly first: SetupChoice
  readonly pricing: VehiclePricing
}

/** What the vehicles beside it come to, as they are chosen. */
function LiveVehicleSum({ vehicles, first, pricing }: LiveVehicleSumProps) {
  const [place, fields] = useFormFields()
  const year = reckonVehicles(vehicles, fields ? chosenIn(fields) : first, pricing)
  return (
    <SetupSum
      place={place}
      total={'sum' in year ? { sum: { amount: formatMoney(year.sum.total) } } : year}
      go={vehicleSumContinueToPayment()}
      intent="pay"
      again={vehicleSumAddItUpAgain()}
    >
      {'sum' in year ? <Lines year={year.sum} pricing={pricing} /> : null}
    </SetupSum>
  )
}

export default island('vehicle-sum', LiveVehicleSum)

function Lines({ year, pricing }: { readonly year: VehicleSum; readonly pricing: VehiclePricing }) {
  const { count, emittedGrams, coveredGrams } = year
  const unit = { ...NO_IMPACT, co2e: grams(HUNDRED_KILOGRAMS) }
  return (
    <dl className="sum-rows">
      <div>
        <dt>
          {count === 1
            ? vehicleSumOneVehicleEmits()
            : vehicleSumVehiclesEmit({ count: formatCount(count) })}
          <span className="quiet">{vehicleSumYearWithoutOffsetAlready()}</span>
        </dt>
        <dd className="nowrap">{tonnesWord(emittedGrams)}</dd>
      </div>
      <div>
        <dt>
          {vehicleSumOffsetUnits100Kg({
            part: (words) => <span className="quiet">{words}</span>,
            money: formatMoney(quoteInstantOffset(unit, pricing.prices).total),
          })}
        </dt>
        <dd className="nowrap">{formatGrams(coveredGrams)}</dd>
      </div>
    </dl>
  )
}

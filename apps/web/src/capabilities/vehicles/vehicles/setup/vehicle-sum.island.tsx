import { quoteInstantOffset } from '@understory/domain/commerce/instant-offset/price-instant-offset.ts'
import { formatCount, formatGrams, formatMoney } from '@understory/domain/quantity/format.ts'
import { grams, NO_IMPACT } from '@understory/domain/quantity/impact-quantity.ts'
import { tonnesWord } from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { HUNDRED_KILOGRAMS } from '@understory/domain/vehicles/vehicles/offset-period.ts'
import { island } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import { SetupSum } from '../../../../shell/setup/setup-sum.tsx'
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
      go="Continue to payment"
      intent="pay"
      again="Add it up again"
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
          {count === 1 ? 'One vehicle emits' : `${formatCount(count)} vehicles emit`}
          <span className="quiet">in that year, without what is offset already</span>
        </dt>
        <dd className="nowrap">{tonnesWord(emittedGrams)}</dd>
      </div>
      <div>
        <dt>
          Offset, in units of 100 kg
          <span className="quiet">
            {formatMoney(quoteInstantOffset(unit, pricing.prices).total)} each
          </span>
        </dt>
        <dd className="nowrap">{formatGrams(coveredGrams)}</dd>
      </div>
    </dl>
  )
}

import type {
  Comparison,
  Emissions,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import {
  claimedWord,
  emissionFigureOf,
  mileageWord,
  tonnesWord,
} from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Stat } from '@understory/ui/tables/stat.tsx'
import { island, ServerPart } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import type { OffsetPricing } from '../../../commerce/prices/public.ts'
import { Arithmetic } from '../arithmetic.tsx'
import { ComparisonBars } from '../comparison-bars.tsx'
import {
  vehicleResultAddToMyList,
  vehicleResultAYear,
  vehicleResultDriveLessSaves,
  vehicleResultFarDoesYoursGo,
  vehicleResultLess,
  vehicleResultOffsetThisYear,
  vehicleResultOffsetThisYear2,
  vehicleResultPutList,
  vehicleResultWorkItOutAgain,
} from '../island-messages/vehicle-result.generated.ts'
import { reckonResult, type TypedUsage, type VehicleYear } from './reckon-result.ts'
import styles from './vehicle-result.module.css'

export type ResultProps = {
  readonly emissions: Emissions
  readonly comparisons: readonly Comparison[]
  /** What the figures are of, and what stands in the fields. */
  readonly usage: VehicleYear['usage']
  readonly typed: TypedUsage
  /** `null`: it is not to be bought at once, such as beside a list. */
  readonly pricing: OffsetPricing | null
}

/** What a year of the vehicle emits, what else would, and what its offset costs: of what is typed, as it is typed. */
function VehicleResult(props: ResultProps) {
  const { typed, pricing } = props
  const [place, fields] = useFormFields()
  const shown = reckonResult(props, fields ? typedIn(fields) : typed)
  const year = 'sum' in shown ? shown.sum : null
  return (
    <div ref={place} className="flow-24">
      <div aria-live="polite">
        {year ? (
          <Stat
            impact="co2e"
            {...emissionFigureOf(year.emissions.total)}
            meaning={meaningOf(year)}
          />
        ) : (
          <Stat impact="co2e" value="–" unit="CO2e" meaning={'says' in shown ? shown.says : ''} />
        )}
      </div>
      <div className="flow-16">
        <h3>{vehicleResultFarDoesYoursGo()}</h3>
        <ServerPart />
        <div className={styles.again}>
          <Button type="submit" name="intent" value="usage">
            {vehicleResultWorkItOutAgain()}
          </Button>
        </div>
      </div>
      {year ? <ComparisonBars total={year.emissions.total} comparisons={year.comparisons} /> : null}
      <div className={styles.choices}>
        {year ? <DriveLess year={year} /> : null}
        <div className="flow-12">
          <h3>{pricing ? vehicleResultOffsetThisYear() : vehicleResultPutList()}</h3>
          {year?.price ? <p>{priceWords(year, year.price)}</p> : null}
          <div className="row-12">
            {pricing ? (
              <Button type="submit" look="action" name="intent" value="offset-this">
                {vehicleResultOffsetThisYear2({ amountOf: amountOf(year) })}
              </Button>
            ) : null}
            <Button type="submit" name="intent" value="add">
              {vehicleResultAddToMyList()}
            </Button>
          </div>
        </div>
      </div>
      {year ? <Arithmetic emissions={year.emissions} /> : null}
    </div>
  )
}

export default island('vehicle-result', VehicleResult)

const typedIn = ({ text }: { readonly text: (name: string) => string }): TypedUsage => ({
  annualMileage: text('annualMileage'),
  mileageUnit: text('mileageUnit'),
  multiplyVehicles: text('multiplyVehicles'),
})

function DriveLess({ year }: { readonly year: VehicleYear }) {
  const { annualMileage, mileageUnit } = year.usage
  const less = [Math.round(annualMileage / 8), Math.round(annualMileage / 2)]
  return (
    <div className="flow-12">
      <h3>{vehicleResultDriveLessSaves()}</h3>
      <ul className={`list ${styles.savings}`}>
        {less.map((distance, index) => (
          <li key={index === 0 ? 'some' : 'half'}>
            <span>{vehicleResultLess({ mileageWord: mileageWord(distance, mileageUnit) })}</span>
            <strong>
              {vehicleResultAYear({
                claimedWord: claimedWord((year.emissions.total * distance) / annualMileage),
              })}
            </strong>
          </li>
        ))}
      </ul>
    </div>
  )
}

function priceWords(year: VehicleYear, price: NonNullable<VehicleYear['price']>): string {
  if ('says' in price) return price.says
  return `${formatMoney(price.sum.total)} for ${distanceOf(year)}, rounded up to the next 100 kg.`
}

const amountOf = (year: VehicleYear | null) =>
  year?.price && 'sum' in year.price ? `, ${formatMoney(year.price.sum.total)}` : ''

function distanceOf({ usage }: VehicleYear): string {
  const { annualMileage, mileageUnit, multiplyVehicles } = usage
  const distance = mileageWord(annualMileage, mileageUnit)
  return multiplyVehicles === 1 ? distance : `${distance} by each of ${multiplyVehicles}`
}

/** Where the model has variants, their figures are the range. */
function meaningOf(year: VehicleYear): string {
  const { range } = year.emissions
  const variants = range
    ? `, between ${tonnesWord(range.low)} and ${tonnesWord(range.high)} by its variants`
    : ''
  return `in a year of ${distanceOf(year)}${variants}`
}

import type { SavedVehicle } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import {
  claimedWord,
  coveredWord,
  distanceWord,
  mileageWord,
  tonnesWord,
} from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { KM_PER_MILE } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import {
  Arithmetic,
  ComparisonBars,
  RegistrationField,
  RegistrationNumber,
  UsageFields,
  VehicleRow,
} from '../../identification/public.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'
import styles from './saved-vehicles.module.css'

type SavedVehicleCardProps = {
  readonly saved: SavedVehicle
  readonly mayChange: boolean
  /** Why the last change of this vehicle was refused. */
  readonly refused: FormAnswer | null
}

export function SavedVehicleCard({ saved, mayChange, refused }: SavedVehicleCardProps) {
  const { vehicle, title, emissions, comparisons, offsets } = saved
  return (
    <article className={`panel flow-12 ${styles.saved}`} aria-label={title}>
      <VehicleRow type={vehicle.vehicleType} grams={emissions.total}>
        <h2>{title}</h2>
      </VehicleRow>
      <p className="row-links">
        {vehicle.registrationNumber ? (
          <RegistrationNumber number={vehicle.registrationNumber} />
        ) : null}
        <span className="quiet">
          {vehiclesMessage('savedVehicleCard.aYearAlike', {
            mileageWord: mileageWord(vehicle.annualMileage, vehicle.mileageUnit),
            count: vehicle.multiplyVehicles > 1 ? formatCount(vehicle.multiplyVehicles) : '',
            oneMultiplyVehicles: vehicle.multiplyVehicles > 1 ? 'yes' : 'other',
          })}
        </span>
        <OffsetWord saved={saved} />
      </p>
      {saved.newer && mayChange ? <Newer saved={saved} /> : null}
      {offsets.length > 0 ? <Offsets saved={saved} /> : null}
      {comparisons.length > 0 ? (
        <details className="more">
          <summary>{vehiclesMessage('savedVehicleCard.compareWithOtherWays')}</summary>
          <ComparisonBars total={emissions.total} comparisons={comparisons} />
        </details>
      ) : null}
      <Arithmetic emissions={emissions} />
      {mayChange ? <ChangeForm saved={saved} refused={refused} /> : null}
    </article>
  )
}

function OffsetWord({ saved }: { readonly saved: SavedVehicle }) {
  const { coverage, restGrams, offsetUntil, offsets, vehicle } = saved
  if (!coverage) {
    const next = offsets.findLast(({ status, to }) => status === 'paid' && to === offsetUntil)
    return (
      <span className="quiet">
        {next
          ? vehiclesMessage('savedVehicleCard.offsetFrom', { longDate: longDate(next.from) })
          : vehiclesMessage('savedVehicleCard.notOffsetNow')}
      </span>
    )
  }
  const until = longDate(coverage.until)
  if (restGrams === 0) {
    return (
      <span className={styles.offset}>
        {vehiclesMessage('savedVehicleCard.offsetUntilYear', {
          until,
          distanceOf: distanceOf(coverage, vehicle),
        })}
      </span>
    )
  }
  return (
    <span>
      {vehiclesMessage('savedVehicleCard.yearOffsetUntil', {
        distanceOf: distanceOf(coverage, vehicle),
        claimedWord: claimedWord(coverage.grams),
        until,
        tonnesWord: tonnesWord(restGrams),
      })}
    </span>
  )
}

type Usage = Pick<SavedVehicle['vehicle'], 'annualMileage' | 'mileageUnit'>
type Driven = { readonly kilometres: number; readonly vehicles: number }

/** Of each vehicle, as its mileage is; where it is just that mileage, in the words of its owner too. */
function distanceOf({ kilometres, vehicles }: Driven, usage: Usage): string {
  const whole = Math.floor(kilometres / vehicles)
  const { annualMileage, mileageUnit } = usage
  const isMileage = mileageUnit === 'mi' && whole === Math.floor(annualMileage * KM_PER_MILE)
  const miles = isMileage
    ? vehiclesMessage('savedVehicleCard.which', {
        annualMileage: mileageWord(annualMileage, mileageUnit),
      })
    : ''
  const each = `${miles}${distanceWord(whole)} km`
  return vehicles === 1
    ? each
    : vehiclesMessage('savedVehicleCard.byEachVehicles', { each, vehicles: formatCount(vehicles) })
}

const statusWords = () => ({
  paid: vehiclesMessage('savedVehicleCard.paid'),
  pending: vehiclesMessage('savedVehicleCard.pending'),
  failed: vehiclesMessage('savedVehicleCard.failed'),
  canceled: vehiclesMessage('savedVehicleCard.cancelled'),
  refunded: vehiclesMessage('savedVehicleCard.refunded'),
})

function Offsets({ saved: { offsets, vehicle, emissions } }: { readonly saved: SavedVehicle }) {
  return (
    <details className="more">
      <summary>{vehiclesMessage('savedVehicleCard.whichPeriodsAreOffset')}</summary>
      <ul className={styles.periods}>
        {offsets.map(({ from, to, emittedGrams, kilometres, vehicles, status }) => (
          <li key={`${from} ${to} ${status} ${emittedGrams}`}>
            {vehiclesMessage('savedVehicleCard.to', {
              shortDate: shortDate(from),
              shortDate2: shortDate(to),
              distanceOf: distanceOf({ kilometres, vehicles }, vehicle),
              coveredWord: coveredWord(emittedGrams, Math.max(emittedGrams, emissions.total)),
              status: statusWords()[status],
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A newer factor set gives another figure: it is offered, and changes nothing until it is accepted. */
function Newer({ saved }: { readonly saved: SavedVehicle }) {
  if (!saved.newer) return null
  return (
    <form method="post" className="row-12">
      <input type="hidden" name="vehicleId" value={saved.uuid} />
      <p>
        {vehiclesMessage('savedVehicleCard.gives', {
          factorSet: saved.newer.factorSet,
          tonnesWord: tonnesWord(saved.newer.totalGrams),
        })}
      </p>
      <Button type="submit" name="intent" value="recalculate">
        {vehiclesMessage('savedVehicleCard.recalculate')}
      </Button>
    </form>
  )
}

function ChangeForm({ saved, refused }: Pick<SavedVehicleCardProps, 'saved' | 'refused'>) {
  const { uuid, vehicle } = saved
  const error = refused?.problems.registrationNumber ?? lockedWord(refused)
  const number = refused?.values.registrationNumber ?? vehicle.registrationNumber
  return (
    <details className="more" open={refused !== null}>
      <summary>{vehiclesMessage('savedVehicleCard.changeOrRemove')}</summary>
      <form method="post" className="flow-24" noValidate>
        <input type="hidden" name="vehicleId" value={uuid} />
        <UsageFields of={uuid} usage={vehicle} refused={refused} />
        <RegistrationField id={`${uuid}-number`} number={number} error={error} />
        <div className="row-12">
          <Button type="submit" name="intent" value="change">
            {vehiclesMessage('savedVehicleCard.change')}
          </Button>
          <Button type="submit" look="quiet" name="intent" value="remove">
            {vehiclesMessage('savedVehicleCard.remove')}
          </Button>
        </div>
      </form>
    </details>
  )
}

function lockedWord(refused: FormAnswer | null): string | undefined {
  return refused?.code === 'REGISTRATION_LOCKED' || refused?.code === 'BAD_REGISTRATION'
    ? refused.message
    : undefined
}

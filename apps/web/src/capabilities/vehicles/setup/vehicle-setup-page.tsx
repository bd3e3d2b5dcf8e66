import type { VehicleInput } from '@understory/contracts/vehicle-emissions.ts'
import {
  type CalendarDate,
  longDate,
  parseCalendarDate,
} from '@understory/domain/quantity/calendar.ts'
import { formatGrams, formatMoney } from '@understory/domain/quantity/format.ts'
import { grams } from '@understory/domain/quantity/impact-quantity.ts'
import { type Currency, moneyFromMicros } from '@understory/domain/quantity/money.ts'
import { tonnesWord } from '@understory/domain/vehicles/emission-words.ts'
import {
  coveringQuantity,
  mostCovered,
  type VehicleOffset,
  yearFrom,
} from '@understory/domain/vehicles/offset-period.ts'
import { spacedRegistration } from '@understory/domain/vehicles/registration.ts'
import { spot } from '@understory/pictures/spots.ts'
import { Button, LinkButton } from '@understory/ui/button.tsx'
import { Checkbox } from '@understory/ui/checkbox.tsx'
import { EmptyState } from '@understory/ui/empty-state.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { Fieldset } from '@understory/ui/fieldset.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/refusal-notice.tsx'
import type { Audience } from '../audience.ts'
import { VehicleDrawing } from '../vehicle-drawing.tsx'
import type { SetupChoice } from './setup-choice.ts'
import styles from './vehicle-setup-page.module.css'

type Offered = {
  readonly uuid: string
  readonly title: string
  readonly vehicle: VehicleInput
  readonly grams: number
  readonly offsetUntil: string | null
  /** Bought or being bought. */
  readonly offsets: readonly VehicleOffset[]
}

type VehicleSetupPageProps = {
  readonly audience: Audience
  readonly vehicles: readonly Offered[]
  readonly currency: Currency
  /** Of a hundred kilograms of CO2e. */
  readonly microsPerUnit: number
  readonly chosen: SetupChoice
  readonly refused: FormAnswer | null
}

const UNIT_GRAMS = 100_000

/** Which vehicles, from which day, at which price. */
export function VehicleSetupPage(props: VehicleSetupPageProps) {
  const { audience, vehicles, chosen, refused } = props
  if (vehicles.length === 0) return <NoVehicles audience={audience} />
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>Offset your vehicles</h1>
        <p className="lead quiet">
          A year of driving of each vehicle you choose, in steps of 100 kg of CO2e.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <form method="post" className="columns" noValidate>
        <input type="hidden" name="currency" value={props.currency} />
        <div className="flow-24">
          <Fieldset id="vehicleIds" legend="Vehicles" error={refused?.problems.vehicleIds}>
            <ul className={`list ${styles.offered}`}>
              {vehicles.map((each) => (
                <li key={each.uuid}>
                  <VehicleChoice offered={each} isChosen={chosen.vehicleIds.includes(each.uuid)} />
                </li>
              ))}
            </ul>
          </Fieldset>
          <StartField chosen={chosen} refused={refused} />
        </div>
        <Sum {...props} />
      </form>
    </div>
  )
}

function VehicleChoice({ offered, isChosen }: { offered: Offered; isChosen: boolean }) {
  const { uuid, title, vehicle, grams: emitted, offsetUntil } = offered
  return (
    <>
      <VehicleDrawing type={vehicle.vehicleType} />
      <Checkbox
        name="v"
        value={uuid}
        defaultChecked={isChosen}
        label={
          vehicle.registrationNumber
            ? `${title}, ${spacedRegistration(vehicle.registrationNumber)}`
            : title
        }
        explain={`${tonnesWord(emitted)} a year${offsetUntil ? `. Offset until ${longDate(offsetUntil as CalendarDate)}` : ''}`}
      />
    </>
  )
}

const START_HINT = 'A year counts from this day. At most a year back or ahead.'

function StartField({ chosen, refused }: Pick<VehicleSetupPageProps, 'chosen' | 'refused'>) {
  const code = refused?.code
  const error =
    refused?.problems.from ?? (code === 'PERIOD_OUT_OF_REACH' ? refused?.message : undefined)
  return (
    <>
      <Field id="from" label="From" hint={START_HINT} error={error}>
        <TextInput
          {...fieldAria('from', { hint: START_HINT, error })}
          name="from"
          type="date"
          required
          defaultValue={chosen.from}
        />
      </Field>
      {code === 'PERIOD_ALREADY_OFFSET' ? (
        <>
          <p className="quiet">
            A payment that is not finished counts too: continue it, or give it up, under{' '}
            <a href="/my-impact/manage/instant">your purchases</a>.
          </p>
          <Checkbox
            name="repeat"
            label="I know that some of these days are offset, and want them again"
          />
        </>
      ) : null}
    </>
  )
}

function Sum({ vehicles, chosen, currency, microsPerUnit }: VehicleSetupPageProps) {
  const wanted = vehicles.filter(({ uuid }) => chosen.vehicleIds.includes(uuid))
  const from = parseCalendarDate(chosen.from)
  const emitted = wanted.reduce((sum, { grams: stated, offsets }) => {
    const covered = from ? mostCovered(yearFrom(from), offsets) : 0
    // Wholly covered ones are refused, or wanted again.
    return sum + (covered < stated ? stated - covered : stated)
  }, 0)
  const covered = coveringQuantity(grams(emitted))
  const units = covered / UNIT_GRAMS
  return (
    <section className="panel panel-lichen flow-24" aria-labelledby="sum">
      <h2 id="sum">What it comes to</h2>
      <dl className={`sum-rows ${styles.sum}`}>
        <div>
          <dt>
            {wanted.length === 1 ? 'One vehicle emits' : `${wanted.length} vehicles emit`}
            <span className="quiet">in that year, without what is offset already</span>
          </dt>
          <dd>{tonnesWord(emitted)}</dd>
        </div>
        <div>
          <dt>
            Offset, in units of 100 kg
            <span className="quiet">
              {formatMoney(moneyFromMicros(microsPerUnit, currency))} each
            </span>
          </dt>
          <dd>{formatGrams(covered)}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{formatMoney(moneyFromMicros(microsPerUnit * units, currency))}</dd>
        </div>
      </dl>
      <p className="quiet">
        Changed your choice? Add it up again, or go on: the price stands on the next page before you
        pay.
      </p>
      <div className="row-12">
        <Button type="submit" look="action" name="intent" value="pay">
          Continue to payment
        </Button>
        <Button type="submit" name="intent" value="sum">
          Add it up again
        </Button>
      </div>
    </section>
  )
}

function NoVehicles({ audience }: { readonly audience: Audience }) {
  return (
    <EmptyState
      title="No vehicles yet"
      level="h1"
      picture={spot('seed')}
      action={
        <LinkButton look="action" href={`/app/${audience}/vehicle/identify`}>
          Measure a vehicle
        </LinkButton>
      }
    >
      Measure a vehicle and save it, then a year of it can be offset here.
    </EmptyState>
  )
}

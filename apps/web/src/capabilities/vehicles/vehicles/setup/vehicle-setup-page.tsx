import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { tonnesWord } from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { spacedRegistration } from '@understory/domain/vehicles/identification/identify/registration.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { SetupLayout } from '../../../../shell/setup/setup-layout.tsx'
import { Co2eProjectPicture } from '../../../proof/projects/public.ts'
import { type Audience, VehicleDrawing } from '../../identification/public.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'
import type { Unfinished } from './find-unfinished.ts'
import type { Countable, VehiclePricing } from './reckon-vehicles.ts'
import type { SetupChoice } from './setup-choice.ts'
import { UnfinishedPayment } from './unfinished-payment.tsx'
import styles from './vehicle-setup-page.module.css'
import LiveVehicleSum from './vehicle-sum.island.tsx'

type Offered = Countable & {
  readonly title: string
  readonly vehicle: VehicleInput
  readonly offsetUntil: CalendarDate | null
}

type VehicleSetupPageProps = {
  readonly audience: Audience
  readonly vehicles: readonly Offered[]
  readonly currency: Currency
  readonly pricing: VehiclePricing
  readonly projects: readonly PicturedProject[]
  readonly chosen: SetupChoice
  readonly refused: FormAnswer | null
  /** Payments of this account that are in the way. */
  readonly unfinished: readonly Unfinished[]
}

/** Which vehicles, from which day, at which price. */
export function VehicleSetupPage(props: VehicleSetupPageProps) {
  const { audience, vehicles, currency, pricing, chosen, refused } = props
  if (vehicles.length === 0) return <NoVehicles audience={audience} />
  return (
    <SetupLayout
      title={vehiclesMessage('vehicleSetup.offsetYourVehicles')}
      lead={vehiclesMessage('vehicleSetup.lead')}
      refused={refused}
      currency={currency}
      sumTitle={vehiclesMessage('vehicleSetup.whatItComesTo')}
      picture={<Co2eProjectPicture projects={props.projects} date={pricing.today} />}
      sum={<LiveVehicleSum vehicles={vehicles.map(countable)} first={chosen} pricing={pricing} />}
    >
      <UnfinishedPayment unfinished={props.unfinished} />
      <Fieldset
        id="vehicleIds"
        legend={vehiclesMessage('vehicleSetup.vehicles')}
        error={refused?.problems.vehicleIds}
      >
        <ul className={`list ${styles.offered}`}>
          {vehicles.map((each) => (
            <li key={each.uuid}>
              <VehicleChoice offered={each} isChosen={chosen.vehicleIds.includes(each.uuid)} />
            </li>
          ))}
        </ul>
      </Fieldset>
      <StartField chosen={chosen} refused={refused} />
    </SetupLayout>
  )
}

/** The part of a vehicle that the browser gets to count with. */
const countable = ({ uuid, vehicle, grams, offsets }: Offered): Countable => ({
  uuid,
  vehicle: {
    registrationNumber: vehicle.registrationNumber,
    multiplyVehicles: vehicle.multiplyVehicles,
  },
  grams,
  offsets,
})

function VehicleChoice({ offered, isChosen }: { offered: Offered; isChosen: boolean }) {
  const { uuid, title, vehicle, grams: emitted, offsetUntil } = offered
  const alike = vehicle.multiplyVehicles
  const by =
    alike > 1 ? vehiclesMessage('vehicleSetup.byVehicles', { alike: formatCount(alike) }) : ''
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
        explain={vehiclesMessage('vehicleSetup.year', {
          emitted: tonnesWord(emitted),
          by,
          words: offsetUntil
            ? vehiclesMessage('vehicleSetup.offsetUntil', { offsetUntil: longDate(offsetUntil) })
            : '',
        })}
      />
    </>
  )
}

const startHint = () => vehiclesMessage('vehicleSetup.yearCountsDayMost')

function StartField({ chosen, refused }: Pick<VehicleSetupPageProps, 'chosen' | 'refused'>) {
  const code = refused?.code
  const error =
    refused?.problems.from ?? (code === 'PERIOD_OUT_OF_REACH' ? refused?.message : undefined)
  return (
    <div className="flow-16">
      <Field
        id="from"
        label={vehiclesMessage('vehicleSetup.from')}
        hint={startHint()}
        error={error}
      >
        <TextInput
          {...fieldAria('from', { hint: startHint(), error })}
          name="from"
          type="date"
          required
          defaultValue={chosen.from}
        />
      </Field>
      {code === 'PERIOD_ALREADY_OFFSET' ? (
        <Checkbox
          name="repeat"
          data-not-stored=""
          label={vehiclesMessage('vehicleSetup.iKnowSomeDays')}
        />
      ) : null}
    </div>
  )
}

function NoVehicles({ audience }: { readonly audience: Audience }) {
  return (
    <EmptyState
      title={vehiclesMessage('vehicleSetup.noVehiclesYet')}
      level="h1"
      picture={spot('seed')}
      action={
        <LinkButton look="action" href={`/app/${audience}/vehicle/identify`}>
          {vehiclesMessage('vehicleSetup.measureAVehicle')}
        </LinkButton>
      }
    >
      {vehiclesMessage('vehicleSetup.measureVehicleSaveYear')}
    </EmptyState>
  )
}

import type {
  IdentifyView,
  UnsavedVehicle,
} from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import {
  emissionFigureOf,
  mileageWord,
} from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Stat } from '@understory/ui/tables/stat.tsx'
import { Arithmetic } from '../arithmetic.tsx'
import { identificationMessage } from '../messages/messages.generated.ts'
import type { RefusedVehicleForm } from '../refused.ts'
import { RegistrationField } from '../registration-field.tsx'
import { RegistrationNumber } from '../registration-number.tsx'
import { UsageFields } from '../usage-fields.tsx'
import { VehicleRow } from '../vehicle-row.tsx'
import styles from './unsaved-list.module.css'

type UnsavedListProps = {
  readonly view: IdentifyView
  readonly isSignedIn: boolean
  readonly refused: RefusedVehicleForm | null
}

/** What was added, in total and one by one, and what to do with it. */
export function UnsavedList({ view, isSignedIn, refused }: UnsavedListProps) {
  const { unsavedVehicles } = view
  const total = unsavedVehicles.reduce((sum, { emissions }) => sum + emissions.total, 0)
  const count = unsavedVehicles.reduce((sum, { emissions }) => sum + emissions.vehicles, 0)
  return (
    <section className="panel panel-lichen flow-24" aria-labelledby="list">
      <h2 id="list">{identificationMessage('unsavedList.yourList')}</h2>
      {unsavedVehicles.length === 0 ? (
        <p className="quiet">{identificationMessage('unsavedList.nothingYetEachVehicle')}</p>
      ) : (
        <>
          <Stat
            impact="co2e"
            {...emissionFigureOf(total)}
            meaning={identificationMessage('unsavedList.year', {
              words:
                count === 1
                  ? identificationMessage('unsavedList.oneVehicle')
                  : identificationMessage('unsavedList.vehicles', { count: formatCount(count) }),
            })}
          />
          <ul className={`list ${styles.vehicles}`}>
            {unsavedVehicles.map((each) => (
              <Unsaved key={each.unsavedUuid} unsaved={each} refused={refused} />
            ))}
          </ul>
          <form method="post" className="row-12">
            <Button type="submit" look="action" name="intent" value="offset">
              {identificationMessage('unsavedList.offsetThese')}
            </Button>
            <Button type="submit" name="intent" value="save">
              {identificationMessage('unsavedList.saveToMyVehicles')}
            </Button>
          </form>
          {isSignedIn ? null : (
            <p className="quiet">{identificationMessage('unsavedList.payGuestSavingNeeds')}</p>
          )}
        </>
      )}
    </section>
  )
}

type UnsavedProps = {
  readonly unsaved: UnsavedVehicle
  readonly refused: RefusedVehicleForm | null
}

function Unsaved({ unsaved, refused }: UnsavedProps) {
  const { unsavedUuid, vehicle, title, emissions } = unsaved
  const isMine = refused?.intent === 'edit' && refused.values.unsavedUuid === unsavedUuid
  const mine = isMine ? refused : null
  return (
    <li>
      <VehicleRow type={vehicle.vehicleType} grams={emissions.total}>
        <p>
          <strong>{title}</strong>
          {vehicle.registrationNumber ? (
            <RegistrationNumber number={vehicle.registrationNumber} />
          ) : null}
          <span className="quiet">
            {identificationMessage('unsavedList.aYearAlike', {
              mileageWord: mileageWord(vehicle.annualMileage, vehicle.mileageUnit),
              count: vehicle.multiplyVehicles > 1 ? formatCount(vehicle.multiplyVehicles) : '',
              oneMultiplyVehicles: vehicle.multiplyVehicles > 1 ? 'yes' : 'other',
            })}
          </span>
        </p>
      </VehicleRow>
      <details className="more" open={isMine}>
        <summary>{identificationMessage('unsavedList.changeOrRemove')}</summary>
        <form method="post" className="flow-24">
          <input type="hidden" name="unsavedUuid" value={unsavedUuid} />
          <UsageFields of={unsavedUuid} usage={vehicle} refused={mine} />
          {vehicle.market === 'uk' ? (
            <RegistrationField
              id={`${unsavedUuid}-number`}
              number={mine?.values.registrationNumber ?? vehicle.registrationNumber}
              error={mine?.problems['step.registrationNumber']}
            />
          ) : null}
          <div className="row-12">
            <Button type="submit" name="intent" value="edit">
              {identificationMessage('unsavedList.change')}
            </Button>
            <Button type="submit" look="quiet" name="intent" value="remove" formNoValidate>
              {identificationMessage('unsavedList.remove')}
            </Button>
          </div>
        </form>
      </details>
      <Arithmetic emissions={emissions} />
    </li>
  )
}

import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListInventoryVehicles } from '@understory/contracts/footprints/company-footprints/inventory-vehicles.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { ReasonField } from './history/reason-field.tsx'

type Vehicle = AnswerOf<typeof ListInventoryVehicles>['vehicles'][number]

type VehiclesPartProps = {
  readonly vehicles: readonly Vehicle[]
  readonly footprintId: string
  readonly category: string
  readonly refused: FormAnswer | null
  /** Whether it was declared before. */
  readonly isDeclared: boolean
}

const VEHICLES_PART_LIMIT = 200

/** Vehicles of the account that can be drawn in here, and those that were changed since. */
export function VehiclesPart(props: VehiclesPartProps) {
  const { vehicles, footprintId, category, refused, isDeclared } = props
  const free = vehicles.filter(({ drawn }) => drawn === null).slice(0, VEHICLES_PART_LIMIT)
  const here = vehicles.filter(
    ({ drawn }) => drawn?.footprintId === footprintId && drawn.category === category,
  )
  const elsewhere = vehicles.length - free.length - here.length
  if (vehicles.length === 0) return null
  const again = refused?.values.intent === 'draw-again' ? refused : null
  const drawing = refused?.values.intent === 'draw' ? refused : null
  return (
    <section className="part" aria-labelledby="vehicles">
      <h2 id="vehicles">{companyFootprintsMessage('vehiclesPart.fromYourSavedVehicles')}</h2>
      <Changed vehicles={here} refused={again} />
      <p className="quiet">
        {category === 'mobileCombustion'
          ? companyFootprintsMessage('vehiclesPart.vehiclesCompanyTailpipeCounts')
          : companyFootprintsMessage('vehiclesPart.peoplesOwnCarsKilometres')}
      </p>
      {free.length > 0 ? (
        <form method="post" className="flow-16">
          <Fieldset
            id="vehicleIds"
            legend={companyFootprintsMessage('vehiclesPart.whichOnes')}
            error={refused?.problems.vehicleIds}
          >
            {free.map(({ vehicleId, title, totalGrams }) => (
              <Checkbox
                key={vehicleId}
                name="vehicleId"
                value={vehicleId}
                label={title}
                explain={companyFootprintsMessage('vehicles.co2eYear', {
                  totalGrams: formatEmission(totalGrams),
                })}
              />
            ))}
          </Fieldset>
          <ReasonField refused={drawing} isShown={isDeclared && !again} />
          <div>
            <Button type="submit" name="intent" value="draw">
              {companyFootprintsMessage('vehiclesPart.addTheseVehicles')}
            </Button>
          </div>
        </form>
      ) : (
        <p>{companyFootprintsMessage('vehiclesPart.allSavedVehiclesCounted')}</p>
      )}
      {elsewhere > 0 ? (
        <p className="quiet">
          {companyFootprintsMessage('vehiclesPart.countedMonthsElsewhereOffered', { elsewhere })}
        </p>
      ) : null}
    </section>
  )
}

/** Lines stay as they were computed; this says what changed beneath them. */
function Changed({ vehicles, refused }: Pick<VehiclesPartProps, 'vehicles' | 'refused'>) {
  const changed = vehicles.filter(({ isChanged }) => isChanged)
  const removed = vehicles.filter(({ isRemoved }) => isRemoved)
  return (
    <>
      {changed.length > 0 ? (
        <Notice
          kind="info"
          title={companyFootprintsMessage('vehiclesPart.someVehiclesChangedSince')}
        >
          {companyFootprintsMessage('vehiclesPart.linesStayComputed', {
            list: changed.map(({ title }) => title).join('; '),
          })}
          <form method="post" className="flow-12">
            {changed.map(({ vehicleId }) => (
              <input key={vehicleId} type="hidden" name="vehicleId" value={vehicleId} />
            ))}
            <ReasonField refused={refused} />
            <div>
              <Button type="submit" name="intent" value="draw-again">
                {companyFootprintsMessage('vehiclesPart.updateTheirLines')}
              </Button>
            </div>
          </form>
        </Notice>
      ) : null}
      {removed.length > 0 ? (
        <Notice kind="info" title={companyFootprintsMessage('vehiclesPart.someVehiclesSavedNo')}>
          {companyFootprintsMessage('vehiclesPart.linesStayUntilDelete', {
            list: removed.map(({ title }) => title).join('; '),
          })}
        </Notice>
      ) : null}
    </>
  )
}

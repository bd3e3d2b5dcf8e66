import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListInventoryVehicles } from '@understory/contracts/footprints/company-footprints/inventory-vehicles.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
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
      <h2 id="vehicles">From your saved vehicles</h2>
      <Changed vehicles={here} refused={again} />
      <p className="quiet">
        {category === 'mobileCombustion'
          ? 'Vehicles of the company: the tailpipe counts here, charging away from your sites in scope 2, grid losses and well-to-tank in scope 3. What is charged at your sites is in your meter already.'
          : 'People’s own cars, for the kilometres that are driven for the company. Everything counts here.'}
      </p>
      {free.length > 0 ? (
        <form method="post" className="flow-16">
          <Fieldset id="vehicleIds" legend="Which ones" error={refused?.problems.vehicleIds}>
            {free.map(({ vehicleId, title, totalGrams }) => (
              <Checkbox
                key={vehicleId}
                name="vehicleId"
                value={vehicleId}
                label={title}
                explain={`${formatEmission(totalGrams)} of CO2e a year`}
              />
            ))}
          </Fieldset>
          <ReasonField refused={drawing} isShown={isDeclared && !again} />
          <div>
            <Button type="submit" name="intent" value="draw">
              Add these vehicles
            </Button>
          </div>
        </form>
      ) : (
        <p>All of your saved vehicles are counted.</p>
      )}
      {elsewhere > 0 ? (
        <p className="quiet">
          {elsewhere} {elsewhere === 1 ? 'is' : 'are'} counted in these months elsewhere, so not
          offered.
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
        <Notice kind="info" title="Some vehicles changed since they were drawn in.">
          {changed.map(({ title }) => title).join('; ')}. Their lines stay as they were computed.
          <form method="post" className="flow-12">
            {changed.map(({ vehicleId }) => (
              <input key={vehicleId} type="hidden" name="vehicleId" value={vehicleId} />
            ))}
            <ReasonField refused={refused} />
            <div>
              <Button type="submit" name="intent" value="draw-again">
                Update their lines
              </Button>
            </div>
          </form>
        </Notice>
      ) : null}
      {removed.length > 0 ? (
        <Notice kind="info" title="Some vehicles are saved no longer.">
          {removed.map(({ title }) => title).join('; ')}. Their lines stay until you delete them.
        </Notice>
      ) : null}
    </>
  )
}

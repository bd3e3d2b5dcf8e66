import type { IdentifyView } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import type { OffsetPricing } from '../../../commerce/prices/public.ts'
import { identificationMessage } from '../messages/messages.generated.ts'
import type { RefusedVehicleForm } from '../refused.ts'
import { RegistrationField } from '../registration-field.tsx'
import { UsageFields } from '../usage-fields.tsx'
import { FoundFacts } from './questions/confirm-found.tsx'
import { Trail } from './questions/question.tsx'
import VehicleResult from './vehicle-result.island.tsx'

type IdentifiedVehicleProps = {
  readonly view: IdentifyView
  readonly identified: NonNullable<IdentifyView['identified']>
  readonly pricing: OffsetPricing | null
  readonly refused: RefusedVehicleForm | null
}

/**
 * Everything is known: what a year of it emits, by how far it really goes. All of it is one form, so
 * that what is shown is what is saved and paid for.
 */
export function IdentifiedVehicle({ view, identified, pricing, refused }: IdentifiedVehicleProps) {
  const { title, emissions, comparisons } = identified
  const { annualMileage, mileageUnit, multiplyVehicles } = view.form
  const mine = refused?.intent === 'add' || refused?.intent === 'form' ? refused : null
  const typed = (name: 'annualMileage' | 'mileageUnit' | 'multiplyVehicles') =>
    mine?.values[name] ?? String(view.form[name])
  return (
    <section className="panel flow-24" aria-labelledby="identified">
      <Trail view={view} />
      {view.found && view.action === 'registration-confirm' ? (
        <FoundFacts found={view.found} market={view.form.market} />
      ) : null}
      <h2 id="identified">{title}</h2>
      <form method="post" className="flow-24" noValidate>
        <VehicleResult
          emissions={emissions}
          comparisons={comparisons}
          usage={{ annualMileage, mileageUnit, multiplyVehicles }}
          typed={{
            annualMileage: typed('annualMileage'),
            mileageUnit: typed('mileageUnit'),
            multiplyVehicles: typed('multiplyVehicles'),
          }}
          pricing={view.unsavedVehicles.length === 0 ? pricing : null}
          serverPart={<Fields view={view} refused={mine} />}
        />
        <div className="row-12">
          <Button type="submit" look="quiet" name="intent" value="back">
            {identificationMessage('identifiedVehicle.back')}
          </Button>
          <Button type="submit" look="quiet" name="intent" value="reset">
            {identificationMessage('identifiedVehicle.startAgain')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function Fields({ view, refused }: Pick<IdentifiedVehicleProps, 'view' | 'refused'>) {
  const error = refused?.problems['step.registrationNumber']
  const number = refused?.values.registrationNumber ?? view.found?.registration
  return (
    <div className="flow-24">
      <UsageFields of="add" usage={view.form} refused={refused} />
      {view.form.market === 'uk' ? (
        <RegistrationField id="number" number={number} error={error} />
      ) : null}
    </div>
  )
}

import type { IdentifyView } from '@understory/contracts/identify-vehicles.ts'
import type { Emissions } from '@understory/contracts/vehicle-emissions.ts'
import { figureOf, mileageWord, tonnesWord } from '@understory/domain/vehicles/emission-words.ts'
import { Button } from '@understory/ui/button.tsx'
import { Stat } from '@understory/ui/stat.tsx'
import { Arithmetic } from '../arithmetic.tsx'
import { ComparisonBars } from '../comparison-bars.tsx'
import type { Refused } from '../refused.ts'
import { RegistrationField } from '../registration-field.tsx'
import { UsageFields } from '../usage-fields.tsx'
import { FoundFacts } from './confirm-found.tsx'
import { Trail } from './question.tsx'
import { TwoChoices } from './two-choices.tsx'

type IdentifiedVehicleProps = {
  readonly view: IdentifyView
  readonly identified: NonNullable<IdentifyView['identified']>
  readonly price: string | null
  readonly refused: Refused | null
}

/** Everything is known: what a year of it emits, and how far it really goes. */
export function IdentifiedVehicle({ view, identified, price, refused }: IdentifiedVehicleProps) {
  const { title, emissions, comparisons } = identified
  const { annualMileage, mileageUnit, market } = view.form
  return (
    <section className="panel flow-24" aria-labelledby="identified">
      <Trail view={view} />
      {view.found && view.action === 'registration-confirm' ? (
        <FoundFacts found={view.found} market={market} />
      ) : null}
      <h2 id="identified">{title}</h2>
      <Stat
        impact="co2e"
        {...figureOf(emissions.total)}
        meaning={`in a year of ${mileageWord(annualMileage, mileageUnit)}${variantsOf(emissions)}`}
      />
      <ComparisonBars total={emissions.total} comparisons={comparisons} />
      <TwoChoices view={view} total={emissions.total} price={price} />
      <Arithmetic emissions={emissions} />
      <h3>How far does yours go?</h3>
      <AddForm view={view} refused={refused?.intent === 'add' ? refused : null} />
      <form method="post" className="row-12">
        <Button type="submit" look="quiet" name="intent" value="back">
          Back
        </Button>
        <Button type="submit" look="quiet" name="intent" value="reset">
          Start again
        </Button>
      </form>
    </section>
  )
}

/** Where the model has variants, their figures are the range. */
const variantsOf = ({ range }: Emissions) =>
  range ? `, between ${tonnesWord(range.low)} and ${tonnesWord(range.high)} by its variants` : ''

function AddForm({ view, refused }: Pick<IdentifiedVehicleProps, 'view' | 'refused'>) {
  const error = refused?.problems['step.registrationNumber']
  const number = refused?.values.registrationNumber ?? view.found?.registration
  return (
    <form method="post" className="flow-24">
      <input type="hidden" name="intent" value="add" />
      <UsageFields of="add" usage={view.form} refused={refused} />
      {view.form.market === 'uk' ? (
        <RegistrationField id="number" number={number} error={error} />
      ) : null}
      <div>
        <Button type="submit">Add to my list</Button>
      </div>
    </form>
  )
}

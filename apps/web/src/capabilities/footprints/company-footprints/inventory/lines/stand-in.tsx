import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

type StandInProps = {
  readonly row: Inventory['categories'][number] | undefined
  readonly refused: FormAnswer | null
}

/** A benchmark, or a reason why there is nothing. */
export function StandIn({ row, refused }: StandInProps) {
  const reason = {
    hint: companyFootprintsMessage('standIn.saidReportNobodyHint'),
    error: refused?.problems.reason,
  }
  return (
    <section className="part" aria-labelledby="instead">
      <h2 id="instead">{companyFootprintsMessage('standIn.sayStands')}</h2>
      {row?.benchmarkGrams === null || row?.benchmarkGrams === undefined ? null : (
        <form method="post" className="flow-12">
          <p>
            {companyFootprintsMessage('standIn.estimateSaysCo2eYear', {
              emission: formatEmission(row.benchmarkGrams),
            })}
          </p>
          <div>
            <Button type="submit" name="state" value="benchmark">
              {companyFootprintsMessage('standIn.takeTheBenchmark')}
            </Button>
          </div>
        </form>
      )}
      {row?.category.startsWith('unknown') ? null : (
        <form method="post" className="flow-12" noValidate>
          <Field id="reason" label={companyFootprintsMessage('standIn.whyDoesApply')} {...reason}>
            <TextInput
              {...fieldAria('reason', reason)}
              name="reason"
              defaultValue={row?.reason ?? ''}
            />
          </Field>
          <div>
            <Button type="submit" name="state" value="not-applicable">
              {companyFootprintsMessage('standIn.itDoesNotApply')}
            </Button>
          </div>
        </form>
      )}
      {row?.state === 'open' ? null : (
        <form method="post">
          <Button look="quiet" type="submit" name="state" value="open">
            {companyFootprintsMessage('standIn.openItAgain')}
          </Button>
        </form>
      )}
    </section>
  )
}

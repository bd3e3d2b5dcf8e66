import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { metersMessage } from './messages/messages.generated.ts'

type BillFormProps = Pick<Meter, 'meterId' | 'unit'> & {
  readonly refused: FormAnswer | null
  readonly isFirst: boolean
}

/** A bill of a meter, as it is printed. */
export function BillForm({ meterId, unit, refused, isFirst }: BillFormProps) {
  const isThis = refused?.values.intent === 'bill' && refused.values.meterId === meterId
  const typed = isThis ? refused : null
  const id = (name: string) => `${name}-${meterId}`
  const about = (name: string) => ({ error: typed?.problems[id(name)] })
  const control = (name: string) => ({
    ...fieldAria(id(name), about(name)),
    name: id(name),
    defaultValue: typed?.values[id(name)] ?? '',
  })
  return (
    <details className="more" open={isFirst || isThis}>
      <summary>{metersMessage('billForm.addABill')}</summary>
      <form method="post" className="flow-16">
        <input type="hidden" name="meterId" value={meterId} />
        <FieldGrid>
          <Field id={id('from')} label={metersMessage('billForm.firstDay')} {...about('from')}>
            <TextInput {...control('from')} type="date" />
          </Field>
          <Field id={id('to')} label={metersMessage('billForm.lastDay')} {...about('to')}>
            <TextInput {...control('to')} type="date" />
          </Field>
          <Field
            id={id('quantity')}
            label={
              unit === 'm3' ? metersMessage('billForm.cubicMetres') : metersMessage('billForm.kwh')
            }
            {...about('quantity')}
          >
            <TextInput {...control('quantity')} inputMode="decimal" autoComplete="off" />
          </Field>
        </FieldGrid>
        <Checkbox
          name="isEstimated"
          label={metersMessage('billForm.theSupplierEstimatedIt')}
          defaultChecked={typed?.values.isEstimated !== undefined}
        />
        <div>
          <Button type="submit" name="intent" value="bill">
            {metersMessage('billForm.addTheBill')}
          </Button>
        </div>
      </form>
    </details>
  )
}

import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'

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
      <summary>Add a bill</summary>
      <form method="post" className="flow-16">
        <input type="hidden" name="meterId" value={meterId} />
        <FieldGrid>
          <Field id={id('from')} label="First day" {...about('from')}>
            <TextInput {...control('from')} type="date" />
          </Field>
          <Field id={id('to')} label="Last day" {...about('to')}>
            <TextInput {...control('to')} type="date" />
          </Field>
          <Field
            id={id('quantity')}
            label={unit === 'm3' ? 'Cubic metres' : 'kWh'}
            {...about('quantity')}
          >
            <TextInput {...control('quantity')} inputMode="decimal" autoComplete="off" />
          </Field>
        </FieldGrid>
        <Checkbox
          name="isEstimated"
          label="The supplier estimated it"
          defaultChecked={typed?.values.isEstimated !== undefined}
        />
        <div>
          <Button type="submit" name="intent" value="bill">
            Add the bill
          </Button>
        </div>
      </form>
    </details>
  )
}

import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { longMonth, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { SPEND_CURRENCIES } from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { ReasonField } from '../company-footprints/public.ts'
import type { DataEntryPageProps } from './data-entry-props.ts'
import { dataEntryMessage } from './messages/messages.generated.ts'

const MONTHS_OF_FOOTPRINT = 12

type EntryFormProps = Pick<DataEntryPageProps, 'search' | 'refused'> & {
  readonly footprint: NonNullable<DataEntryPageProps['footprint']>
  readonly chosen: EmissionFactor
}

/** How much, of which months, with the factor that was chosen. */
export function EntryForm({ footprint, chosen, search, refused }: EntryFormProps) {
  const about = (name: string) => ({ error: refused?.problems[name] })
  const control = (name: string, usual = '') => ({
    ...fieldAria(name, about(name)),
    name,
    defaultValue: refused?.values[name] ?? usual,
  })
  const months = Array.from({ length: MONTHS_OF_FOOTPRINT }, (_, at) =>
    shiftMonth(footprint.startMonth, at),
  ).map((month) => ({ value: month, label: longMonth(month) }))
  const last = months.at(-1)?.value ?? footprint.startMonth
  const units = chosen.set.kind === 'spend' ? SPEND_CURRENCIES : [chosen.unit, ...chosen.alsoIn]
  return (
    <form method="post" id="figure" className="panel flow-16" noValidate>
      <h2>
        {chosen.category}: {chosen.name}
      </h2>
      <input type="hidden" name="footprint" value={footprint.footprintId} />
      <input type="hidden" name="category" value={search.category} />
      <input type="hidden" name="site" value={search.site} />
      <input type="hidden" name="factor" value={chosen.factorId} />
      <FieldGrid>
        <Field id="quantity" label={dataEntryMessage('entryForm.quantity')} {...about('quantity')}>
          <TextInput {...control('quantity')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field id="unit" label={dataEntryMessage('entryForm.unit')} {...about('unit')}>
          <Select
            {...control('unit', chosen.unit)}
            options={units.map((unit) => ({ value: unit, label: unit }))}
          />
        </Field>
        <Field id="from" label={dataEntryMessage('entryForm.firstMonth')} {...about('from')}>
          <Select {...control('from', footprint.startMonth)} options={months} />
        </Field>
        <Field id="to" label={dataEntryMessage('entryForm.lastMonth')} {...about('to')}>
          <Select {...control('to', last)} options={months} />
        </Field>
        <Field
          id="description"
          label={dataEntryMessage('entryForm.description')}
          optional
          {...about('description')}
        >
          <TextInput {...control('description')} maxLength={200} />
        </Field>
      </FieldGrid>
      <Checkbox
        name="fromBill"
        value="yes"
        label={dataEntryMessage('entryForm.figureBillMeterClaim')}
      />
      <ReasonField refused={refused} />
      <div>
        <Button look="action" type="submit" name="intent" value="add">
          {dataEntryMessage('entryForm.saveTheFigure')}
        </Button>
      </div>
    </form>
  )
}

import {
  METER_KINDS,
  METER_UNITS,
  meterKind,
  USUAL_CALORIFIC_VALUE,
} from '@understory/domain/footprints/meters/meter-kinds.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { metersMessage } from './messages/messages.generated.ts'

const KIND_CHOICES = METER_KINDS.map((value) => ({ value, label: meterKind(value).name }))
const unitWords = () =>
  new Map([
    ['kWh', 'kWh'],
    ['m3', metersMessage('meterForm.cubicMetres')],
  ])
const UNIT_CHOICES = METER_UNITS.map((value) => ({ value, label: unitWords().get(value) ?? value }))

/** A meter that is new. */
export function MeterForm({ refused }: { readonly refused: FormAnswer | null }) {
  const typed = refused?.values.intent === 'meter' ? refused : null
  const about = (name: string, hint?: string) => ({ hint, error: typed?.problems[name] })
  const control = (name: string, hint?: string, value = '') => ({
    ...fieldAria(name, about(name, hint)),
    name,
    defaultValue: typed?.values[name] ?? value,
  })
  const hints = {
    unit: metersMessage('meterForm.gasAloneBillsOthers'),
    calorificValue: metersMessage('meterForm.gasCubicMetresMj', {
      usualCalorificValue: String(USUAL_CALORIFIC_VALUE),
    }),
  }
  return (
    <form method="post" className="panel flow-16" aria-labelledby="new-meter" noValidate>
      <h2 id="new-meter">{metersMessage('meterForm.aNewMeter')}</h2>
      <FieldGrid>
        <Field id="kind" label={metersMessage('meterForm.whatItMeasures')} {...about('kind')}>
          <Select {...control('kind')} options={KIND_CHOICES}>
            <option value="">{metersMessage('meterForm.pleaseChoose')}</option>
          </Select>
        </Field>
        <Field id="number" label={metersMessage('meterForm.numberOfTheMeter')} {...about('number')}>
          <TextInput {...control('number')} maxLength={40} autoComplete="off" />
        </Field>
        <Field id="site" label={metersMessage('meterForm.site')} optional {...about('site')}>
          <TextInput {...control('site')} maxLength={120} />
        </Field>
        <Field
          id="unit"
          label={metersMessage('meterForm.unitOfItsBills')}
          {...about('unit', hints.unit)}
        >
          <Select {...control('unit', hints.unit, 'kWh')} options={UNIT_CHOICES} />
        </Field>
        <Field
          id="calorificValue"
          label={metersMessage('meterForm.calorificValue')}
          optional
          {...about('calorificValue', hints.calorificValue)}
        >
          <TextInput {...control('calorificValue', hints.calorificValue)} inputMode="decimal" />
        </Field>
      </FieldGrid>
      <div>
        <Button look="action" type="submit" name="intent" value="meter">
          {metersMessage('meterForm.addTheMeter')}
        </Button>
      </div>
    </form>
  )
}

import {
  CAR_FUELS,
  type CarFuel,
  COMMUTE_MODES,
  type CommuteMode,
  MOST_SHARING,
} from '@understory/domain/footprints/commuting-surveys/commute-answer.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import styles from './commuting-form.module.css'

const MODE_WORDS: ReadonlyMap<CommuteMode, string> = new Map([
  ['car', 'By car'],
  ['motorbike', 'By motorbike or scooter'],
  ['bus', 'By bus'],
  ['train', 'By train'],
  ['tram', 'By underground or tram'],
  ['bicycle', 'By bicycle'],
  ['foot', 'On foot'],
])

const FUEL_WORDS: ReadonlyMap<CarFuel, string> = new Map([
  ['petrol', 'Petrol'],
  ['diesel', 'Diesel'],
  ['hybrid', 'Hybrid, without a plug'],
  ['plug-in', 'Plug-in hybrid'],
  ['electric', 'Electricity alone'],
  ['unknown', 'I do not know'],
])

const MODES = COMMUTE_MODES.map((value) => ({ value, label: MODE_WORDS.get(value) ?? value }))
const FUELS = CAR_FUELS.map((value) => ({ value, label: FUEL_WORDS.get(value) ?? value }))
const IN_CAR = Array.from({ length: MOST_SHARING }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? 'Only me' : `${at + 1} of us`,
}))
const LEG_UNITS = [
  { value: 'miles', label: 'Miles' },
  { value: 'km', label: 'Kilometres' },
]

type LegFieldsProps = { readonly at: number; readonly refused: FormAnswer | null }

/** A part of the way: how, how far, and what the car runs on. */
export function LegFields({ at, refused }: LegFieldsProps) {
  const id = (name: string) => `${name}-${at}`
  const about = (name: string) => ({ error: refused?.problems[id(name)] })
  const control = (name: string, value = '') => ({
    ...fieldAria(id(name), about(name)),
    name: id(name),
    defaultValue: refused?.values[id(name)] ?? value,
  })
  const which = at === 0 ? '' : ' on the other part'
  return (
    <div className={`${styles.leg} flow-16`}>
      <Field id={id('mode')} label={`How do you travel${which}?`} {...about('mode')}>
        <Select {...control('mode')} options={MODES}>
          <option value="">Please choose</option>
        </Select>
      </Field>
      <FieldGrid>
        <Field id={id('distance')} label={`Distance one way${which}`} {...about('distance')}>
          <TextInput {...control('distance')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field id={id('unit')} label={`Miles or kilometres${which}`} {...about('unit')}>
          <Select {...control('unit', 'miles')} options={LEG_UNITS} />
        </Field>
      </FieldGrid>
      <div className={styles.ofCar}>
        <FieldGrid>
          <Field id={id('fuel')} label={`The car runs on${which}`} {...about('fuel')}>
            <Select {...control('fuel')} options={FUELS}>
              <option value="">Please choose</option>
            </Select>
          </Field>
          <Field id={id('sharing')} label={`People in the car${which}`} {...about('sharing')}>
            <Select {...control('sharing', '1')} options={IN_CAR} />
          </Field>
        </FieldGrid>
      </div>
    </div>
  )
}

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
import { commutingSurveysMessage } from '../messages/messages.generated.ts'
import styles from './commuting-form.module.css'

const modeWords = (): ReadonlyMap<CommuteMode, string> =>
  new Map([
    ['car', commutingSurveysMessage('legFields.byCar')],
    ['motorbike', commutingSurveysMessage('legFields.byMotorbikeOrScooter')],
    ['bus', commutingSurveysMessage('legFields.byBus')],
    ['train', commutingSurveysMessage('legFields.byTrain')],
    ['tram', commutingSurveysMessage('legFields.byUndergroundOrTram')],
    ['bicycle', commutingSurveysMessage('legFields.byBicycle')],
    ['foot', commutingSurveysMessage('legFields.onFoot')],
  ])

const fuelWords = (): ReadonlyMap<CarFuel, string> =>
  new Map([
    ['petrol', commutingSurveysMessage('legFields.petrol')],
    ['diesel', commutingSurveysMessage('legFields.diesel')],
    ['hybrid', commutingSurveysMessage('legFields.hybridWithoutAPlug')],
    ['plug-in', commutingSurveysMessage('legFields.plugInHybrid')],
    ['electric', commutingSurveysMessage('legFields.electricityAlone')],
    ['unknown', commutingSurveysMessage('legFields.iDoNotKnow')],
  ])

const MODES = COMMUTE_MODES.map((value) => ({ value, label: modeWords().get(value) ?? value }))
const FUELS = CAR_FUELS.map((value) => ({ value, label: fuelWords().get(value) ?? value }))
const IN_CAR = Array.from({ length: MOST_SHARING }, (_, at) => ({
  value: String(at + 1),
  label:
    at === 0
      ? commutingSurveysMessage('legFields.onlyMe')
      : commutingSurveysMessage('legFields.ofUs', { at: String(at + 1) }),
}))
const legUnits = () => [
  { value: 'miles', label: commutingSurveysMessage('legFields.miles') },
  { value: 'km', label: commutingSurveysMessage('legFields.kilometres') },
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
      <Field
        id={id('mode')}
        label={commutingSurveysMessage('legFields.howDoYouTravel', { which })}
        {...about('mode')}
      >
        <Select {...control('mode')} options={MODES}>
          <option value="">{commutingSurveysMessage('legFields.pleaseChoose')}</option>
        </Select>
      </Field>
      <FieldGrid>
        <Field
          id={id('distance')}
          label={commutingSurveysMessage('legFields.distanceOneWay', { which })}
          {...about('distance')}
        >
          <TextInput {...control('distance')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field
          id={id('unit')}
          label={commutingSurveysMessage('legFields.milesOrKilometres', { which })}
          {...about('unit')}
        >
          <Select {...control('unit', 'miles')} options={legUnits()} />
        </Field>
      </FieldGrid>
      <div className={styles.ofCar}>
        <FieldGrid>
          <Field
            id={id('fuel')}
            label={commutingSurveysMessage('legFields.theCarRunsOn', { which })}
            {...about('fuel')}
          >
            <Select {...control('fuel')} options={FUELS}>
              <option value="">{commutingSurveysMessage('legFields.pleaseChoose')}</option>
            </Select>
          </Field>
          <Field
            id={id('sharing')}
            label={commutingSurveysMessage('legFields.peopleInTheCar', { which })}
            {...about('sharing')}
          >
            <Select {...control('sharing', '1')} options={IN_CAR} />
          </Field>
        </FieldGrid>
      </div>
    </div>
  )
}

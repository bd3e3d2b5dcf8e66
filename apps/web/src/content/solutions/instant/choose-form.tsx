import { buttonClass } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import styles from './instant.module.css'

const CHOOSE_FORM_FIELDS = [
  { name: 'trees', label: 'Trees', hint: 'Whole trees', unit: 'trees', start: '10' },
  { name: 'co2e', label: 'CO2e', hint: 'In kilograms', unit: 'kg', start: '0' },
  { name: 'plastic', label: 'Plastic', hint: 'In kilograms', unit: 'kg', start: '0' },
] as const

type ChooseFormProps = { readonly audience: 'personal' | 'business' }

/** What to fund, as a plain form; the next page opens with the same figures and their price. */
export function ChooseForm({ audience }: ChooseFormProps) {
  return (
    <form
      className={styles.choose}
      method="get"
      action={`/app/${audience}/instant/one-time/setup`}
      aria-labelledby="choose"
    >
      <h2 id="choose">Choose how much</h2>
      {CHOOSE_FORM_FIELDS.map(({ name, label, hint, unit, start }) => (
        <Field key={name} id={`choose-${name}`} label={label} hint={hint}>
          <div className={styles.amount} data-impact={name}>
            <TextInput
              {...fieldAria(`choose-${name}`, { hint })}
              inputMode="decimal"
              name={name}
              defaultValue={start}
            />
            <span aria-hidden="true">{unit}</span>
          </div>
        </Field>
      ))}
      <button type="submit" className={buttonClass('action')}>
        See the price
      </button>
      <p className="quiet">You see the whole price and can change everything before you pay.</p>
    </form>
  )
}

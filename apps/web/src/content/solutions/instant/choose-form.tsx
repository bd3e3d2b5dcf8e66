import { buttonClass } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { solutionsMessage } from '../messages/messages.generated.ts'
import styles from './instant.module.css'

const chooseFormFields = () =>
  [
    {
      name: 'trees',
      label: solutionsMessage('chooseForm.trees'),
      hint: solutionsMessage('chooseForm.wholeTrees'),
      unit: 'trees',
      start: '10',
    },
    {
      name: 'co2e',
      label: solutionsMessage('chooseForm.co2e'),
      hint: solutionsMessage('chooseForm.inKilograms'),
      unit: 'kg',
      start: '0',
    },
    {
      name: 'plastic',
      label: solutionsMessage('chooseForm.plastic'),
      hint: solutionsMessage('chooseForm.inKilograms'),
      unit: 'kg',
      start: '0',
    },
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
      <h2 id="choose">{solutionsMessage('chooseForm.chooseHowMuch')}</h2>
      {chooseFormFields().map(({ name, label, hint, unit, start }) => (
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
        {solutionsMessage('chooseForm.seeThePrice')}
      </button>
      <p className="quiet">{solutionsMessage('chooseForm.seeWholePriceChange')}</p>
    </form>
  )
}

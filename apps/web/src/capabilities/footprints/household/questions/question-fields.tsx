import { Field } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { householdMessage } from '../messages/messages.generated.ts'
import {
  fieldName,
  type HouseholdNumberField,
  type HouseholdOptions,
  numberFieldsOf,
  unitLabels,
  unitsFirst,
} from './number-fields.ts'
import styles from './question-fields.module.css'

export type HouseholdQuestionShown = HouseholdOptions['questions'][number]

type QuestionFieldsProps = {
  readonly question: HouseholdQuestionShown
  readonly options: HouseholdOptions
  readonly typed: Readonly<Record<string, string>>
  readonly problem: string | null
  /** The focus goes to its title when the page comes. */
  readonly isNext?: boolean
}

/** One question with all ways to answer it. */
export function QuestionFields({ question, options, typed, problem, isNext }: QuestionFieldsProps) {
  const { id, title, hint } = question
  const numbers = numberFieldsOf(id, options)
  const cards = id === 'region' ? [] : question.options
  return (
    <Fieldset
      id={id}
      legend={
        <span className={styles.title} tabIndex={-1} data-question={isNext ? '' : undefined}>
          {title}
        </span>
      }
      error={problem}
    >
      {hint ? <p className="quiet">{hint}</p> : null}
      {cards.length > 0 ? (
        <RadioCards name={id} cards={cards} defaultValue={typed[id] ?? ''} />
      ) : null}
      {id === 'region' ? (
        <RegionField regions={options.regions} chosen={typed.region ?? ''} />
      ) : null}
      {numbers.length > 0 ? (
        <div className={styles.numbers}>
          {numbers.map((field) => (
            <NumberField key={field.at} of={id} field={field} options={options} typed={typed} />
          ))}
        </div>
      ) : null}
    </Fieldset>
  )
}

type RegionFieldProps = { readonly regions: HouseholdOptions['regions']; readonly chosen: string }

function RegionField({ regions, chosen }: RegionFieldProps) {
  return (
    <Field id="region-of-grid" label={householdMessage('questionFields.partOfTheGrid')}>
      <Select
        id="region-of-grid"
        name="region"
        defaultValue={chosen}
        options={[
          { value: '', label: householdMessage('questionFields.iDoNotKnow') },
          ...regions.map(({ region, name }) => ({ value: region, label: name })),
        ]}
      />
    </Field>
  )
}

type NumberFieldProps = Pick<QuestionFieldsProps, 'options' | 'typed'> & {
  readonly of: string
  readonly field: HouseholdNumberField
}

function NumberField({
  of,
  field: { at, label, units, decimals },
  options,
  typed,
}: NumberFieldProps) {
  const name = fieldName(of, at)
  const id = name.replaceAll('.', '-')
  const input = (
    <TextInput
      id={id}
      name={name}
      defaultValue={typed[name] ?? ''}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  )
  return (
    <Field id={id} label={label}>
      {units ? (
        <div className={styles.amount}>
          {input}
          <Select
            name={`${name}.unit`}
            aria-label={householdMessage('questionFields.unit', { label })}
            defaultValue={typed[`${name}.unit`] ?? unitsFirst(units, options)[0]}
            options={unitsFirst(units, options).map((unit) => ({
              value: unit,
              label: unitLabels()[unit] ?? unit,
            }))}
          />
        </div>
      ) : (
        input
      )}
    </Field>
  )
}

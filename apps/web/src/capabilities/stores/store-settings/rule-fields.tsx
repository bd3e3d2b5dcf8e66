import { Button } from '@understory/ui/forms/button.tsx'
import { Field, FieldError, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { storeSettingsMessage } from './messages/messages.generated.ts'
import styles from './settings.module.css'
import type { TypedSettings } from './typed-settings.ts'

type RuleFieldsProps = {
  readonly typed: TypedSettings
  readonly currency: string | null
  readonly problems: Readonly<Record<string, string>>
}

/** The numbers of each rule; the stylesheet shows those of the chosen one. */
export function RuleFields({ typed, currency, problems }: RuleFieldsProps) {
  const inCurrency = currency ? `, in ${currency}` : ''
  const number = (name: NumberName, label: string) => (
    <NumberField id={name} label={label} typed={typed[name]} error={problems[name]} />
  )
  return (
    <>
      <div data-rule="per-order" className={styles.numbers}>
        <div data-impact="trees">
          {number('orderTrees', storeSettingsMessage('ruleFields.treesForEachOrder'))}
        </div>
        <div data-impact="grams">
          {number('orderKilograms', storeSettingsMessage('ruleFields.kilogramsForEachOrder'))}
        </div>
      </div>
      <div data-rule="per-amount" className={styles.numbers}>
        <div data-impact="trees">
          {number('batchTrees', storeSettingsMessage('ruleFields.trees'))}
        </div>
        <div data-impact="grams">
          {number('batchKilograms', storeSettingsMessage('ruleFields.kilograms'))}
        </div>
        {number('amount', storeSettingsMessage('ruleFields.forEveryAmount', { inCurrency }))}
      </div>
      <div data-rule="percentage" className={styles.numbers}>
        {number('percent', storeSettingsMessage('ruleFields.perCentCheckout'))}
      </div>
      <Ranges typed={typed} inCurrency={inCurrency} problems={problems} />
    </>
  )
}

type NumberName =
  | 'orderTrees'
  | 'orderKilograms'
  | 'batchTrees'
  | 'batchKilograms'
  | 'amount'
  | 'percent'

type NumberFieldProps = {
  readonly id: string
  readonly name?: string
  readonly label: string
  readonly typed: string
  readonly error: string | undefined
}

function NumberField({ id, name = id, label, typed, error }: NumberFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <TextInput
        {...fieldAria(id, { error })}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        defaultValue={typed}
      />
    </Field>
  )
}

type RangesProps = Pick<RuleFieldsProps, 'typed' | 'problems'> & { readonly inCurrency: string }

function Ranges({ typed, inCurrency, problems }: RangesProps) {
  return (
    <fieldset
      id="ranges"
      data-rule="percentage-by-range"
      className={styles.ranges}
      aria-describedby={problems.ranges ? 'ranges-error' : undefined}
    >
      <legend>{storeSettingsMessage('ruleFields.valueCart', { inCurrency })}</legend>
      <p className="quiet">{storeSettingsMessage('ruleFields.bothEndsBelongRange')}</p>
      <FieldError id="ranges" error={problems.ranges} />
      <ol>
        {typed.ranges.map((range, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <li key={row} className={styles.range}>
            <NumberField
              id={`from-${row}`}
              name="from"
              label={storeSettingsMessage('ruleFields.from', { row: String(row + 1) })}
              typed={range.from}
              error={problems[`from-${row}`]}
            />
            <NumberField
              id={`to-${row}`}
              name="to"
              label={storeSettingsMessage('ruleFields.to', { row: String(row + 1) })}
              typed={range.to}
              error={problems[`to-${row}`]}
            />
            <NumberField
              id={`percent-${row}`}
              name="rangePercent"
              label={storeSettingsMessage('ruleFields.perCent', { row: String(row + 1) })}
              typed={range.percent}
              error={problems[`percent-${row}`]}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button type="submit" name="intent" value="add-range">
          {storeSettingsMessage('ruleFields.addARange')}
        </Button>
      </div>
    </fieldset>
  )
}

import type { ApiKey } from '@understory/contracts/developers/api-keys.ts'
import { USUAL_LIMITS } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import styles from './spend-fields.module.css'

const AMOUNTS = [
  { name: 'perPurchaseMinor', label: 'Limit per purchase', hint: undefined },
  { name: 'perDayMinor', label: 'Limit per day', hint: 'Days are UTC.' },
  { name: 'perMonthMinor', label: 'Limit per month', hint: 'Calendar months.' },
  {
    name: 'approveAboveMinor',
    label: 'Ask for approval above',
    hint: 'Someone in the account approves larger purchases first. With 0, every purchase needs approval.',
  },
] as const

type SpendFieldsProps = {
  /** What the ids of the fields begin with. */
  readonly id: string
  readonly limits: ApiKey['limits'] | undefined
  readonly answer: FormAnswer | undefined
  /** Unless something else is entered: a person says yes to each purchase. */
  readonly asksAlways?: true
}

/** What a key that buys may spend, and the password of the person who allows it. */
export function SpendFields({ id, limits, answer, asksAlways }: SpendFieldsProps) {
  const { limits: missing, currentPassword } = answer?.problems ?? {}
  return (
    <Fieldset id={`${id}-limits`} legend="If it may buy with your account" error={missing}>
      <p className="quiet">
        It pays with your account’s saved card, within these limits. They do not apply to test
        accounts, or where nothing is bought.
      </p>
      <Field id={`${id}-currency`} label="Currency">
        <Select
          id={`${id}-currency`}
          name="limitCurrency"
          defaultValue={answer?.values.limitCurrency ?? limits?.currency ?? 'GBP'}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </Field>
      <div className={styles.amounts}>
        {AMOUNTS.map(({ name, label, hint }) => {
          const error = answer?.problems[name]
          const usual = asksAlways && name === 'approveAboveMinor' ? 0 : USUAL_LIMITS[name]
          const minor = limits ? limits[name] : usual
          return (
            <Field key={name} id={`${id}-${name}`} label={label} hint={hint} error={error}>
              <TextInput
                {...fieldAria(`${id}-${name}`, { hint, error })}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={answer?.values[name] ?? (minor / 100).toFixed(2)}
              />
            </Field>
          )
        })}
      </div>
      <Field
        id={`${id}-currentPassword`}
        label="Your password"
        hint="Needed when a key may spend, or spend more than before. If you have no password, sign in again first."
        error={currentPassword}
        optional
      >
        <TextInput
          {...fieldAria(`${id}-currentPassword`, { hint: true, error: currentPassword })}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
        />
      </Field>
    </Fieldset>
  )
}

import type { ApiKey } from '@understory/contracts/developers/api-keys.ts'
import { USUAL_LIMITS } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { apiKeysMessage } from './messages/messages.generated.ts'
import styles from './spend-fields.module.css'

const amounts = () =>
  [
    {
      name: 'perPurchaseMinor',
      label: apiKeysMessage('spendFields.limitPerPurchase'),
      hint: undefined,
    },
    {
      name: 'perDayMinor',
      label: apiKeysMessage('spendFields.limitPerDay'),
      hint: apiKeysMessage('spendFields.daysAreUtc'),
    },
    {
      name: 'perMonthMinor',
      label: apiKeysMessage('spendFields.limitPerMonth'),
      hint: apiKeysMessage('spendFields.calendarMonths'),
    },
    {
      name: 'approveAboveMinor',
      label: apiKeysMessage('spendFields.askForApprovalAbove'),
      hint: apiKeysMessage('spendFields.someoneAccountApprovesHint'),
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
    <Fieldset id={`${id}-limits`} legend={apiKeysMessage('spendFields.buyAccount')} error={missing}>
      <p className="quiet">{apiKeysMessage('spendFields.paysAccountsSavedCard')}</p>
      <Field id={`${id}-currency`} label={apiKeysMessage('spendFields.currency')}>
        <Select
          id={`${id}-currency`}
          name="limitCurrency"
          defaultValue={answer?.values.limitCurrency ?? limits?.currency ?? 'GBP'}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </Field>
      <div className={styles.amounts}>
        {amounts().map(({ name, label, hint }) => {
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
        label={apiKeysMessage('spendFields.yourPassword')}
        hint={apiKeysMessage('spendFields.neededWhenKeyHint')}
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

import { CURRENCIES, type Currency } from '@understory/domain/quantity/money.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { BY_HAND } from '../../http/by-hand.ts'
import {
  currencySelectChange,
  currencySelectCurrency,
} from '../island-messages/currency-select.generated.ts'
import styles from './currency-select.module.css'

type CurrencySelectProps = {
  readonly currency: Currency
  /** The form that is posted with the choice, so that it comes back with everything that was typed. */
  readonly form?: string
}

/** What that form posts as `intent` where only the currency changes. */
export const CHANGE_CURRENCY = 'currency'

/** In which currency prices are shown. Where script runs, choosing is enough. */
export function CurrencySelect({ currency, form }: CurrencySelectProps) {
  if (form === undefined) {
    return (
      <form method="get" className={styles.currency}>
        <input type="hidden" name={BY_HAND} value="yes" />
        <Choice currency={currency} />
        <span className={styles.go}>
          <Button type="submit" look="quiet">
            {currencySelectChange()}
          </Button>
        </span>
      </form>
    )
  }
  return (
    <div className={styles.currency}>
      {/* What Enter in a field of the form presses: its first button. */}
      <button
        type="submit"
        form={form}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <Choice currency={currency} form={form} />
      <span className={styles.go}>
        {/* Without the query, which may ask for another currency. */}
        <Button
          type="submit"
          look="quiet"
          form={form}
          formAction="?"
          name="intent"
          value={CHANGE_CURRENCY}
        >
          {currencySelectChange()}
        </Button>
      </span>
    </div>
  )
}

function Choice({ currency, form }: CurrencySelectProps) {
  return (
    <>
      <label htmlFor="shown-currency">{currencySelectCurrency()}</label>
      <select
        id="shown-currency"
        name="currency"
        form={form}
        className={styles.select}
        defaultValue={currency}
        data-currency=""
      >
        {CURRENCIES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </>
  )
}

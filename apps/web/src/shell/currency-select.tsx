import { CURRENCIES, type Currency } from '@understory/domain/quantity/money.ts'
import { Button } from '@understory/ui/button.tsx'
import styles from './currency-select.module.css'

/** In which currency prices are shown. Where script runs, choosing is enough. */
export function CurrencySelect({ currency }: { readonly currency: Currency }) {
  return (
    <form method="get" className={styles.currency}>
      <label htmlFor="shown-currency">Currency</label>
      <select
        id="shown-currency"
        name="currency"
        className={styles.select}
        defaultValue={currency}
        data-currency=""
      >
        {CURRENCIES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <span className={styles.go}>
        <Button type="submit" look="quiet">
          Change
        </Button>
      </span>
    </form>
  )
}

import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { CloseForm } from './close-form.tsx'
import { shellMessage } from './messages.generated.ts'
import styles from './messages.module.css'

/** Where someone is, people pay in another currency than the one shown. */
export type CurrencyOffer = {
  readonly shown: string
  readonly suggested: string
  readonly country: string
}

type CurrencyMessageProps = { readonly offer: CurrencyOffer; readonly returnTo: string }

export function CurrencyMessage({ offer, returnTo }: CurrencyMessageProps) {
  const { shown, suggested, country } = offer
  return (
    <aside
      className={`page ${styles.currency}`}
      aria-label={shellMessage('currencyMessage.currency')}
      data-closable=""
    >
      <p>{shellMessage('currencyMessage.pricesShownWhereSeem', { shown, country, suggested })}</p>
      <div className={styles.choices}>
        <LinkButton look="quiet" href={inCurrency(returnTo, suggested)}>
          {shellMessage('currencyMessage.show', { suggested })}
        </LinkButton>
        <CloseForm message={currencyName(suggested)} returnTo={returnTo}>
          <Button type="submit" look="quiet">
            {shellMessage('currencyMessage.keep', { shown })}
          </Button>
        </CloseForm>
      </div>
    </aside>
  )
}

export const currencyName = (currency: string) => `currency-${currency}`

function inCurrency(path: string, currency: string): string {
  const url = new URL(path, 'https://here.example')
  url.searchParams.set('currency', currency)
  return url.pathname + url.search
}

import { CloseForm } from './close-form.tsx'
import { shellMessage } from './messages.generated.ts'
import styles from './messages.module.css'

/** What the operator offers at present. */
export type ShownOffer = {
  readonly message: string
  readonly text: string
  readonly href: string
  readonly label: string
}

type OfferBannerProps = { readonly offer: ShownOffer; readonly returnTo: string }

/** A line at the very top; it comes with the page, so nothing moves when it is there or closed for good. */
export function OfferBanner({ offer, returnTo }: OfferBannerProps) {
  return (
    <aside className={styles.offer} aria-label={shellMessage('offerBanner.offer')} data-closable="">
      <p>
        {offer.text} <a href={offer.href}>{offer.label}</a>
      </p>
      <CloseForm message={offer.message} returnTo={returnTo} className={styles.close}>
        <button type="submit" aria-label={shellMessage('offerBanner.closeTheOffer')}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" fill="none" />
          </svg>
        </button>
      </CloseForm>
    </aside>
  )
}

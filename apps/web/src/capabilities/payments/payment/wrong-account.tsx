import type { Quote } from '@understory/contracts/offsetting.ts'
import { Button, LinkButton } from '@understory/ui/button.tsx'
import styles from './payment-page.module.css'
import { setupAddress } from './setup-address.ts'

/** A business account cannot take a personal product, nor the other way round: the ways on. */
export function WrongAccount({ quote, accountName }: { quote: Quote; accountName: string }) {
  const wanted = quote.audience
  const held = wanted === 'business' ? 'personal' : 'business'
  return (
    <div className={`page ${styles.wrong}`}>
      <h1>This is for a {wanted} account</h1>
      <p className="lead">
        You are signed in as {accountName}, a {held} account. What you chose is kept.
      </p>
      <div className={styles.ways}>
        <LinkButton href={setupAddress(quote, held)} look="action">
          Choose the same for my {held} account
        </LinkButton>
        <form method="post" action="/logout">
          <input type="hidden" name="next" value={`/app/payment?quote=${quote.quoteId}`} />
          <Button type="submit">Sign out, and use a {wanted} account</Button>
        </form>
      </div>
    </div>
  )
}

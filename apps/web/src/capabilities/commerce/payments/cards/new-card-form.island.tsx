import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormEvent } from 'react'
import { track } from '../../../../browser/progress.ts'
import { island } from '../../../../islands/island.tsx'
import type { PaymentElementConfig } from '../payment-element/payment-element.ts'
import { useCardPayment } from '../payment-element/use-card-payment.ts'
import styles from './cards.module.css'

type NewCardFormProps = {
  readonly config: PaymentElementConfig
  readonly name: string
  readonly returnUrl: string
  readonly clientSecret: string
}

function NewCardForm({ config, name, returnUrl, clientSecret }: NewCardFormProps) {
  const billing = { name, postcode: null, country: null }
  const card = useCardPayment({
    intent: 'setup',
    of: { clientSecret },
    config,
    billing,
    returnUrl,
    begin: async () => ({ clientSecret }),
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    track(card.pay(null))
  }
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <noscript>
        <Notice kind="info" title="Typing a card needs JavaScript">
          Your card goes from your browser straight to the payment provider, never through us.
        </Notice>
      </noscript>
      <p>Nothing is charged. Your bank may ask whether it is you.</p>
      <div ref={card.mountPoint} />
      {card.failure ? <Notice kind="error" title={card.failure} /> : null}
      <div>
        <Button type="submit" look="action" disabled={!card.isReady || card.isPaying}>
          {card.isPaying ? 'Adding…' : 'Add the card'}
        </Button>
      </div>
    </form>
  )
}

export default island('new-card-form', NewCardForm)

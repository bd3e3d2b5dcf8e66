import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormEvent } from 'react'
import { track } from '../../../../browser/progress.ts'
import { island } from '../../../../islands/island.tsx'
import {
  newCardFormAdding,
  newCardFormAddTheCard,
  newCardFormCardGoesBrowserStraight,
  newCardFormNothingChargedBankAsk,
  newCardFormTypingCardNeedsJavascript,
} from '../island-messages/new-card-form.generated.ts'
import type { DeclineSentences } from '../payment-element/decline-reasons.ts'
import type { PaymentElementConfig } from '../payment-element/payment-element.ts'
import { useCardPayment } from '../payment-element/use-card-payment.ts'
import styles from './cards.module.css'

type NewCardFormProps = {
  readonly config: PaymentElementConfig
  readonly declines: DeclineSentences
  readonly name: string
  readonly returnUrl: string
  readonly clientSecret: string
}

function NewCardForm({ config, declines, name, returnUrl, clientSecret }: NewCardFormProps) {
  const billing = { name, postcode: null, country: null }
  const card = useCardPayment({
    intent: 'setup',
    of: { clientSecret },
    config,
    declines,
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
      <noscript>{import.meta.env.SSR ? <NeedsScript /> : null}</noscript>
      <p>{newCardFormNothingChargedBankAsk()}</p>
      <div ref={card.mountPoint} />
      {card.failure ? <Notice kind="error" title={card.failure} /> : null}
      <div>
        <Button type="submit" look="action" disabled={!card.isReady || card.isPaying}>
          {card.isPaying ? newCardFormAdding() : newCardFormAddTheCard()}
        </Button>
      </div>
    </form>
  )
}

/** Only ever drawn by the server, so that no script carries its words. */
const NeedsScript = () => (
  <Notice kind="info" title={newCardFormTypingCardNeedsJavascript()}>
    {newCardFormCardGoesBrowserStraight()}
  </Notice>
)

export default island('new-card-form', NewCardForm)

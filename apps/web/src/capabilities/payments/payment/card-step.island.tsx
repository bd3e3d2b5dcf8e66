import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import { Button } from '@understory/ui/button.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { track } from '../../../browser/progress.ts'
import { island } from '../../../islands/island.tsx'
import type { BillingDetails, PaymentElementConfig } from '../payment-element/payment-element.ts'
import styles from './payment-page.module.css'
import { NEW_CARD, type SavedCard, SavedCards } from './saved-cards.tsx'
import { useCardPayment } from './use-card-payment.ts'

/** The last step: a saved card or a new one, and the one button that pays. */
function CardStep(props: {
  total: Money
  cards: readonly SavedCard[]
  config: PaymentElementConfig
  clientSecret: string
  billing: BillingDetails
  returnUrl: string
}) {
  const { total, cards, config, clientSecret, billing, returnUrl } = props
  const [chosen, setChosen] = useState(cards[0]?.id ?? NEW_CARD)
  const card = useCardPayment({
    intent: 'payment',
    of: { clientSecret },
    config,
    billing,
    returnUrl,
    begin: async () => ({ clientSecret, billing }),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function pay(event: FormEvent) {
    event.preventDefault()
    track(card.pay(chosen === NEW_CARD ? null : chosen))
  }

  return (
    <form className={styles.step} onSubmit={pay} noValidate>
      <h2 ref={heading} tabIndex={-1}>
        Pay by card
      </h2>
      <SavedCards cards={cards} chosen={chosen} onChoose={setChosen} />
      <noscript>
        <Notice kind="info" title="Typing a card needs JavaScript">
          Your card goes from your browser straight to the payment provider, never through us. What
          you chose is saved: switch JavaScript on and reload this page.
        </Notice>
      </noscript>
      <div ref={card.mountPoint} hidden={chosen !== NEW_CARD} />
      {card.failure ? <Notice kind="error" title={card.failure} /> : null}
      <Button type="submit" look="action" disabled={!card.isReady || card.isPaying}>
        {card.isPaying ? 'Paying…' : `Pay ${formatMoney(total)}`}
      </Button>
    </form>
  )
}

export default island('card-step', CardStep)

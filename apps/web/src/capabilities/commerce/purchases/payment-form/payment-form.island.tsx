import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { track } from '../../../../browser/progress.ts'
import { island } from '../../../../islands/island.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import {
  type DeclineSentences,
  type PaymentElementConfig,
  useCardPayment,
} from '../../payments/public.ts'
import {
  paymentFormContinueToCardDetails,
  paymentFormKeepMyCardNext,
  paymentFormNothingChargedTypedStill,
  paymentFormStoredPaymentProviderNever,
} from '../island-messages/payment-form.generated.ts'
import type { Order } from '../order/read-order.ts'
import type { RefusedOrder } from '../order/refused-order.ts'
import styles from '../payment-page/payment-page.module.css'
import type { BillingCountry } from './billing-countries.ts'
import { BillingPart } from './billing-part.tsx'
import { CardPart } from './card-part.tsx'
import { GuestTerms } from './guest-fields.tsx'
import type { Payer, TypedNames } from './payer.ts'
import { NEW_CARD, type SavedCard } from './saved-cards.tsx'
import { useOrderForm } from './use-order-form.ts'
import { WaysToPay } from './ways-to-pay.tsx'

type PaymentFormProps = {
  readonly typed: Order
  readonly names: TypedNames
  readonly payer: Payer
  /** Of a payment that began before, and only waits for its card. */
  readonly clientSecret: string | null
  readonly isPlan: boolean
  readonly isWhole: boolean
  readonly money: Money
  readonly cards: readonly SavedCard[]
  readonly countries: readonly BillingCountry[]
  readonly refused: RefusedOrder | null
  readonly config: PaymentElementConfig
  readonly declines: DeclineSentences
  readonly returnUrl: string
  readonly signInPath: string
  readonly joinPath: string
  /** Where a guest types another email. */
  readonly changePath: string
  /** The sentence of a session that has ended. */
  readonly expired: string
}

/**
 * Name, address and card on one screen: paying first posts what the invoice needs, which begins the
 * payment, and then confirms it with the card. Without script the same form posts, and the card comes
 * after it, as it does for a payment that has begun.
 */
function PaymentForm(props: PaymentFormProps) {
  const { typed, clientSecret, isPlan, money, cards } = props
  const order = useOrderForm(props)
  const { payer, refused } = order
  const { postcode, country } = typed.billingAddress
  const billing = { name: payer.name || null, postcode: postcode || null, country }
  const isLast = clientSecret !== null
  const card = useCardPayment({
    intent: 'payment',
    of: isLast ? { clientSecret } : { isPlan, money, savesCard: isPlan },
    config: props.config,
    declines: props.declines,
    billing,
    returnUrl: props.returnUrl,
    begin: isLast ? async () => ({ clientSecret, billing }) : order.begin,
  })
  const [chosen, setChosen] = useState(cards[0]?.id ?? NEW_CARD)

  function pay(event: FormEvent) {
    event.preventDefault()
    if (isLast || order.isNamed()) track(card.pay(chosen === NEW_CARD ? null : chosen))
  }

  const cardPart = (
    <CardPart
      isLast={isLast}
      cards={cards}
      chosen={chosen}
      onChoose={setChosen}
      mountPoint={card.mountPoint}
    />
  )
  const billingPart = isLast ? null : <BillingPart {...props} payer={payer} refused={refused} />
  return (
    <form ref={order.form} method="post" className={styles.step} onSubmit={pay} noValidate>
      {isUnknown(payer) && !isLast ? <WaysToPay {...props} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <input type="hidden" name="quoteId" value={typed.quoteId} />
      {cards.length > 0 ? cardPart : billingPart}
      {cards.length > 0 ? billingPart : cardPart}
      {isLast ? null : (
        <LastQuestions {...props} payer={payer} refused={refused} isNewCard={chosen === NEW_CARD} />
      )}
      {order.signedOut ? (
        <RefusalNotice answer={order.signedOut} title={props.expired}>
          {paymentFormNothingChargedTypedStill({
            link: (words) => (
              <a href={props.signInPath} target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
        </RefusalNotice>
      ) : null}
      {card.failure ? <Notice kind="error" title={card.failure} /> : null}
      <PayButton card={card} money={money} isLast={isLast} />
    </form>
  )
}

export default island('payment-form', PaymentForm)

/** A guest whose account has not opened yet: the other ways are open, and the terms not accepted. */
const isUnknown = ({ isGuest, paysAs }: Payer) => isGuest && !paysAs

type LastQuestionsProps = PaymentFormProps & { readonly isNewCard: boolean }

/** The card of a plan is stored in any case, a guest's of a purchase never, and one that is stored is not stored again. A guest accepts the terms here, as others did when they joined. */
function LastQuestions(props: LastQuestionsProps) {
  const { isPlan, typed, names, payer, refused, isNewCard } = props
  return (
    <>
      {isPlan || !isNewCard || payer.isGuest || payer.paysAs ? null : (
        <Checkbox
          name="saveCard"
          label={paymentFormKeepMyCardNext()}
          explain={paymentFormStoredPaymentProviderNever()}
          defaultChecked={typed.saveCard ?? false}
        />
      )}
      {isUnknown(payer) ? <GuestTerms typed={names} problem={refused?.fields.acceptTerms} /> : null}
    </>
  )
}

type PayButtonProps = {
  readonly card: { readonly isReady: boolean; readonly isPaying: boolean }
  readonly money: Money
  readonly isLast: boolean
}

/** Until the page's script runs, the form posts and the card comes after it. */
function PayButton({ card, money, isLast }: PayButtonProps) {
  const [isLive, setIsLive] = useState(isLast)
  useEffect(() => setIsLive(true), [])
  const words = card.isPaying ? 'Paying…' : `Pay ${formatMoney(money)}`
  return (
    <Button type="submit" look="action" disabled={isLive && (!card.isReady || card.isPaying)}>
      {isLive ? words : paymentFormContinueToCardDetails()}
    </Button>
  )
}

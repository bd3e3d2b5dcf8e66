import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import { Button } from '@understory/ui/button.tsx'
import { Checkbox } from '@understory/ui/checkbox.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { track } from '../../../browser/progress.ts'
import { island } from '../../../islands/island.tsx'
import { RefusalNotice } from '../../../shell/refusal-notice.tsx'
import type { PaymentElementConfig } from '../payment-element/payment-element.ts'
import { AddressFields } from './address-fields.tsx'
import { askToBegin } from './ask-to-begin.ts'
import type { BillingCountry } from './billing-countries.ts'
import { NameFields } from './name-fields.tsx'
import { NAME_NEEDED, type Payer, type TypedNames } from './payer.ts'
import styles from './payment-page.module.css'
import type { Order } from './read-order.ts'
import type { RefusedOrder } from './refused-order.ts'
import { NEW_CARD, type SavedCard, SavedCards } from './saved-cards.tsx'
import { type Begun, useCardPayment } from './use-card-payment.ts'

type PaymentFormProps = {
  readonly typed: Order
  readonly names: TypedNames
  readonly payer: Payer
  readonly isPlan: boolean
  /** Whether the whole address is asked at once. */
  readonly isWhole: boolean
  readonly money: Money
  readonly cards: readonly SavedCard[]
  readonly countries: readonly BillingCountry[]
  readonly refused: RefusedOrder | null
  readonly config: PaymentElementConfig
  readonly returnUrl: string
}

/**
 * Name, address and card on one screen: paying first posts what the invoice needs, which begins the
 * payment, and then confirms it with the card. Without script the same form posts, and the card has a
 * page of its own.
 */
function PaymentForm(props: PaymentFormProps) {
  const { typed, names, isPlan, money, cards, returnUrl } = props
  const [payer, setPayer] = useState(props.payer)
  const [refused, setRefused] = useState(props.refused)
  const [chosen, setChosen] = useState(cards[0]?.id ?? NEW_CARD)
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  const form = useRef<HTMLFormElement>(null)
  const card = useCardPayment({
    intent: 'payment',
    of: { isPlan, money, savesCard: isPlan },
    config: props.config,
    billing: { name: null, postcode: null, country: typed.billingAddress.country },
    returnUrl,
    begin,
  })

  async function begin(): Promise<Begun | null> {
    const fields = form.current && new FormData(form.current)
    if (!fields) return null
    const answer = await askToBegin(fields)
    if (answer === null) return null
    if ('goTo' in answer) {
      window.location.assign(answer.goTo)
      return null
    }
    if (answer.isOpened) setPayer({ ...payer, isNew: false })
    setRefused(answer.refused)
    if (answer.started === null) return null
    const text = (name: string) => String(fields.get(name) ?? '')
    const name = text('fullName') || payer.name || null
    const billing = { name, postcode: text('postcode') || null, country: text('country') }
    return { clientSecret: answer.started.clientSecret, billing }
  }

  function pay(event: FormEvent) {
    event.preventDefault()
    if (payer.isNew && !new FormData(form.current ?? undefined).get('fullName')) {
      const fields = { fullName: NAME_NEEDED }
      return setRefused({ message: 'Please look at the marked fields.', fields })
    }
    track(card.pay(chosen === NEW_CARD ? null : chosen))
  }

  const problems = refused?.fields ?? {}
  const cardPart = (
    <div className={styles.byScript}>
      <h2>Pay by card</h2>
      <SavedCards cards={cards} chosen={chosen} onChoose={setChosen} />
      <div ref={card.mountPoint} className={styles.cardPlace} hidden={chosen !== NEW_CARD} />
    </div>
  )
  return (
    <form ref={form} method="post" className={styles.step} onSubmit={pay} noValidate>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <input type="hidden" name="quoteId" value={typed.quoteId} />
      {cards.length > 0 ? cardPart : null}
      <h2>Billing details</h2>
      {payer.isNew ? <NameFields kind={payer.kind} typed={names} problems={problems} /> : null}
      <AddressFields
        address={typed.billingAddress}
        taxId={typed.taxId ?? null}
        isWhole={props.isWhole}
        problems={problems}
        countries={props.countries}
      />
      {cards.length > 0 ? null : cardPart}
      {isPlan ? null : (
        <Checkbox
          name="saveCard"
          label="Keep my card for next time"
          explain="It is stored by the payment provider, never by us."
          defaultChecked={typed.saveCard ?? false}
        />
      )}
      {card.failure ? <Notice kind="error" title={card.failure} /> : null}
      <Button type="submit" look="action" disabled={isLive && (!card.isReady || card.isPaying)}>
        {isLive
          ? card.isPaying
            ? 'Paying…'
            : `Pay ${formatMoney(money)}`
          : 'Continue to card details'}
      </Button>
    </form>
  )
}

export default island('payment-form', PaymentForm)

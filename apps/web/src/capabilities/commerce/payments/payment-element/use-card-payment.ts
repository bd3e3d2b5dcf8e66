import { useEffect, useRef, useState } from 'react'
import { cardPaymentCardFormCouldLoaded } from '../island-messages/card-payment.generated.ts'
import { createPaymentElement } from './create-payment-element.ts'
import type { DeclineSentences } from './decline-reasons.ts'
import type {
  BillingDetails,
  Confirmation,
  PaymentElement,
  PaymentElementConfig,
  PaymentElementTerms,
} from './payment-element.ts'

const notLoaded = () => cardPaymentCardFormCouldLoaded()

type CardPaymentTerms = Pick<PaymentElementTerms, 'intent' | 'of' | 'billing'> & {
  readonly config: PaymentElementConfig
  readonly declines: DeclineSentences
  readonly returnUrl: string
  /** Begins the payment at the provider, or says why not and gives null. */
  readonly begin: () => Promise<Begun | null>
}

/** What has begun at the provider; `billing` of a payment, whose card form does not ask for it. */
export type Begun = { readonly clientSecret: string; readonly billing?: BillingDetails }

/** The card form on the page and the paying with it; what was typed stays through every refusal. */
export function useCardPayment(terms: CardPaymentTerms) {
  const { intent, config, declines, of, billing, returnUrl, begin } = terms
  const mountPoint = useRef<HTMLDivElement>(null)
  const element = useRef<PaymentElement | null>(null)
  const [isReady, setIsReady] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const first = useRef({ intent, config, billing, of })
  const secret = 'clientSecret' in of ? of.clientSecret : null

  useEffect(() => {
    let isGone = false
    const node = mountPoint.current
    if (!node) return
    const { config, intent, billing, of } = first.current
    // Another form where the page gives another secret.
    const created = createPaymentElement(config)
    element.current = created
    created
      .mount(node, {
        intent,
        of: secret === null ? of : { clientSecret: secret },
        locale: 'en-GB',
        billing,
      })
      .then(() => !isGone && setIsReady(true))
      .catch(() => !isGone && setFailure(notLoaded()))
    return () => {
      isGone = true
      created.unmount()
    }
  }, [secret])

  /** Pays with a saved card, or with the one in the form. */
  async function pay(savedCardId: string | null): Promise<void> {
    const form = element.current
    if (!form) return
    if (savedCardId === null && !(await form.submit())) return
    setIsPaying(true)
    setFailure(null)
    const begun = await begin().catch(() => {
      setFailure(declines.unreachable)
      return null
    })
    if (begun === null) {
      setIsPaying(false)
      return
    }
    const { clientSecret } = begun
    const confirmation = savedCardId
      ? await form.confirmSavedCard({ cardId: savedCardId, clientSecret, returnUrl })
      : await form.confirm({ ...begun, returnUrl })
    follow(confirmation, clientSecret)
  }

  function follow(confirmation: Confirmation, clientSecret: string): void {
    switch (confirmation.status) {
      case 'succeeded':
      case 'processing':
        window.location.assign(withOutcome(returnUrl, intent, clientSecret))
        return
      case 'failed':
        setIsPaying(false)
        setFailure(declines[confirmation.reason])
    }
  }

  return { mountPoint, isReady, isPaying, failure, pay }
}

/** The same address the bank would send the browser to. */
function withOutcome(
  returnUrl: string,
  intent: PaymentElementTerms['intent'],
  clientSecret: string,
): string {
  const url = new URL(returnUrl)
  url.searchParams.set(`${intent}_intent`, clientSecret.split('_secret_')[0] ?? '')
  return url.href
}

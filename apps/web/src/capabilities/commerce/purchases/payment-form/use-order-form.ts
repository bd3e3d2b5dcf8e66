import { useRef, useState } from 'react'
import type { Begun } from '../../payments/public.ts'
import { askToBegin } from '../begin/ask-to-begin.ts'
import type { BeginAnswer } from '../begin/begin-answer.ts'
import { orderFormPleaseLookMarkedFields } from '../island-messages/order-form.generated.ts'
import type { RefusedOrder } from '../order/refused-order.ts'
import { emailNeeded, nameNeeded, type Payer, termsNeeded } from './payer.ts'

/** The fields beside the card: they begin the payment, and say what is wrong in the same words as the server. */
export function useOrderForm(first: { payer: Payer; refused: RefusedOrder | null }) {
  const form = useRef<HTMLFormElement>(null)
  const [payer, setPayer] = useState(first.payer)
  const [refused, setRefused] = useState(first.refused)
  /** A new one each time, so that it is read again. */
  const [signedOut, setSignedOut] = useState<object | null>(null)

  function typed(name: string): string {
    return String(new FormData(form.current ?? undefined).get(name) ?? '').trim()
  }

  /** Before the card is looked at: of a newcomer the name, of a guest email and terms as well. */
  function isNamed(): boolean {
    const fields = {
      ...(payer.isGuest && !typed('email') && { email: emailNeeded() }),
      ...(payer.isNew && !typed('fullName') && { fullName: nameNeeded() }),
      ...(payer.isGuest &&
        !payer.paysAs &&
        !typed('acceptTerms') && { acceptTerms: termsNeeded() }),
    }
    if (Object.keys(fields).length === 0) return true
    setRefused({ message: orderFormPleaseLookMarkedFields(), fields })
    return false
  }

  async function begin(): Promise<Begun | null> {
    if (!form.current) return null
    const name = typed('fullName') || payer.name || null
    const billing = { name, postcode: typed('postcode') || null, country: typed('country') }
    const answer = await askToBegin(new FormData(form.current))
    setSignedOut(answer === 'signed-out' ? {} : null)
    if (answer === 'signed-out') return null
    const clientSecret = answer && follow(answer)
    return clientSecret ? { clientSecret, billing } : null
  }

  /** A guest may still change what was typed, until it is paid. */
  function opened(): Payer {
    const paysAs = payer.isGuest ? { name: typed('fullName'), email: typed('email') } : null
    return { ...payer, isNew: false, isGuest: false, paysAs }
  }

  function follow(answer: BeginAnswer): string | null {
    if ('goTo' in answer) {
      window.location.assign(answer.goTo)
      return null
    }
    if (answer.isOpened) setPayer(opened())
    setRefused(answer.refused)
    return answer.started?.clientSecret ?? null
  }

  return { form, payer, refused, signedOut, isNamed, begin }
}

import { problemsOf } from './card-entry.ts'
import { type CardForm, createCardForm } from './card-form.ts'
import { CARD_FIELDS, showFailure, showProblems, watchCardForm } from './card-form-problems.ts'
import type {
  Confirmation,
  PaymentElement,
  PaymentElementChange,
  PaymentElementTerms,
} from './payment-element.ts'
import { createSandboxClient } from './sandbox-client.ts'

type LocalSettings = {
  sandboxUrl: string
  publishableKey: string
  clock?: () => Date
  navigate?: (url: string) => void
}

/** Our own card form, speaking to the payments sandbox as the provider's form speaks to it. */
export function createLocalPaymentElement(settings: LocalSettings): PaymentElement {
  const client = createSandboxClient(settings)
  const { clock = () => new Date(), navigate = (url) => window.location.assign(url) } = settings
  const listeners = new Set<(change: PaymentElementChange) => void>()
  let mounted: { form: CardForm; terms: PaymentElementTerms } | null = null

  function today(): { year: number; month: number } {
    const now = clock()
    return { year: now.getFullYear(), month: now.getMonth() + 1 }
  }

  function tell(error: string | null): void {
    if (mounted === null) return
    const problems = problemsOf(mounted.form.typed(), today())
    const complete = Object.keys(problems).length === 0
    for (const listener of listeners) listener({ complete, error })
  }

  function follow(result: Confirmation & { redirectTo?: string }): Confirmation {
    if (result.redirectTo !== undefined) navigate(result.redirectTo)
    if (result.status === 'failed') {
      if (mounted !== null) showFailure(mounted.form, result)
      tell(result.message)
    }
    return result
  }

  function required(): { form: CardForm; terms: PaymentElementTerms } {
    if (mounted === null) throw new Error('the payment element is not mounted')
    return mounted
  }

  return {
    async mount(node, terms) {
      const form = createCardForm(terms.billing)
      mounted = { form, terms }
      watchCardForm(form, { today, changed: () => tell(null) })
      node.replaceChildren(form.node)
      form.offerTestCards(await client.testCards(), today())
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async submit() {
      const { form } = required()
      const wrong = showProblems(form, CARD_FIELDS, today())
      if (wrong !== undefined) form.fields[wrong].input.focus()
      return wrong === undefined
    },
    async confirm({ returnUrl }) {
      const { form, terms } = required()
      const method = await client.createMethod(form.typed(), terms.billing.country)
      if (typeof method !== 'string') return follow(method)
      const to = { kind: terms.intent, clientSecret: terms.clientSecret }
      return follow(await client.confirm(to, { id: method, returnUrl }))
    },
    async confirmSavedCard({ cardId, returnUrl }) {
      const { terms } = required()
      const to = { kind: terms.intent, clientSecret: terms.clientSecret }
      return follow(await client.confirm(to, { id: cardId, returnUrl }))
    },
    unmount() {
      mounted?.form.node.remove()
      mounted = null
      listeners.clear()
    },
  }
}

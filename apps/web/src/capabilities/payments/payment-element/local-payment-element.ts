import { problemsOf } from './card-entry.ts'
import { type CardForm, createCardForm } from './card-form.ts'
import type {
  CardField,
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

const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc', 'name', 'postcode']

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

  /** Shows the problems of the fields named and clears those that are mended. */
  function show(form: CardForm, names: readonly CardField[]): CardField | undefined {
    const problems = problemsOf(form.typed(), today())
    for (const name of names) form.fields[name].setError(problems[name] ?? null)
    return names.find((name) => problems[name] !== undefined)
  }

  function watch(form: CardForm): void {
    for (const name of FIELDS) {
      const { input, setError } = form.fields[name]
      input.addEventListener('blur', () => {
        if (input.value !== '') show(form, [name])
      })
      input.addEventListener('input', () => {
        setError(null)
        tell(null)
      })
    }
  }

  function follow(form: CardForm, result: Confirmation & { redirectTo?: string }): Confirmation {
    if (result.redirectTo !== undefined) navigate(result.redirectTo)
    if (result.status === 'failed') {
      if (result.field !== null) {
        form.fields[result.field].setError(result.message)
        form.fields[result.field].input.focus()
      }
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
      watch(form)
      node.replaceChildren(form.node)
      form.offerTestCards(await client.testCards(), today())
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async submit() {
      const { form } = required()
      const wrong = show(form, FIELDS)
      if (wrong !== undefined) form.fields[wrong].input.focus()
      return wrong === undefined
    },
    async confirm({ returnUrl }) {
      const { form, terms } = required()
      const method = await client.createMethod(form.typed(), terms.billing.country)
      if (typeof method !== 'string') return follow(form, method)
      const to = { kind: terms.intent, clientSecret: terms.clientSecret }
      return follow(form, await client.confirm(to, { id: method, returnUrl }))
    },
    async confirmSavedCard({ cardId, returnUrl }) {
      const { form, terms } = required()
      const to = { kind: terms.intent, clientSecret: terms.clientSecret }
      return follow(form, await client.confirm(to, { id: cardId, returnUrl }))
    },
    unmount() {
      mounted?.form.node.remove()
      mounted = null
      listeners.clear()
    },
  }
}

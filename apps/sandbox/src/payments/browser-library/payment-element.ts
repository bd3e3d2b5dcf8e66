import { cardEntryProblemsOf } from './card-entry.ts'
import { type Billing, type CardForm, createCardForm } from './card-form.ts'
import { CARD_FIELDS, showProblems, watchCardForm } from './card-form-problems.ts'
import { CARD_FORM_STYLE } from './card-form-style.ts'
import type { SandboxClient } from './sandbox-client.ts'

type Listener = (event: Record<string, unknown>) => void
export type ElementOptions = {
  defaultValues?: {
    billingDetails?: { name?: string; address?: { postal_code?: string; country?: string } }
  }
  fields?: {
    billingDetails?: { name?: 'auto' | 'never'; address?: { postalCode?: 'auto' | 'never' } }
  }
}
export type StandInElement = ReturnType<typeof createPaymentElement>

/** The card form with the surface of the library's payment element. */
export function createPaymentElement(
  client: SandboxClient,
  {
    clientSecret,
    options = {},
  }: { clientSecret: string | null; options?: ElementOptions | undefined },
) {
  const listeners: [type: string, listener: Listener][] = []
  const { name, address } = options.defaultValues?.billingDetails ?? {}
  const asked = options.fields?.billingDetails
  const never = [
    ...(asked?.name === 'never' ? (['name'] as const) : []),
    ...(asked?.address?.postalCode === 'never' ? (['postcode'] as const) : []),
  ]
  const shown = CARD_FIELDS.filter((field) => !never.some((each) => each === field))
  let form: CardForm | null = null

  const emit = (type: string, event: Record<string, unknown> = {}) => {
    for (const [wanted, listener] of listeners)
      if (wanted === type) listener({ elementType: 'payment', ...event })
  }
  const changed = () => {
    const problems = form === null ? {} : cardEntryProblemsOf(form.typed(), today())
    const isComplete = shown.every((field) => problems[field] === undefined)
    emit('change', { complete: form !== null && isComplete })
  }

  async function load(made: CardForm): Promise<void> {
    const [intent, cards] = await Promise.all([
      clientSecret === null ? null : client.readIntent(clientSecret),
      client.testCards(),
    ])
    if (intent?.error !== undefined) {
      emit('loaderror', { error: intent.error })
      return
    }
    made.offerTestCards(cards, today())
    emit('ready')
  }

  return {
    country: address?.country,
    /** Fields the page asks for itself. */
    never,
    on(type: string, listener: Listener): void {
      listeners.push([type, listener])
    },
    mount(node: HTMLElement): void {
      addStyle()
      const billing: Billing = { name: name ?? '', postcode: address?.postal_code ?? '' }
      const made = createCardForm(billing, shown)
      form = made
      watchCardForm(made, { today, changed })
      node.replaceChildren(made.node)
      void load(made)
    },
    destroy(): void {
      form?.node.remove()
      form = null
    },
    form(): CardForm {
      if (form === null) throw new Error('the payment element is not mounted')
      return form
    },
    /** Shows what is wrong; the first of it, or nothing. */
    check(): string | undefined {
      const mounted = this.form()
      const wrong = showProblems(mounted, shown, today())
      if (wrong !== undefined) mounted.fields[wrong].input.focus()
      return wrong
    },
  }
}

function today(): { year: number; month: number } {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1 }
}

function addStyle(): void {
  const mark = 'testCardStyle'
  if (document.documentElement.dataset[mark] !== undefined) return
  document.documentElement.dataset[mark] = ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CARD_FORM_STYLE)
  document.adoptedStyleSheets.push(sheet)
}

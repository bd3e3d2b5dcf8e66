import { digitsOf, parseExpiry, type TypedCard } from './card-entry.ts'
import { sentenceForCode } from './decline-sentences.ts'
import type { CardField, Confirmation, PaymentFailure } from './payment-element.ts'

type Wire = Record<string, unknown>
type SandboxSettings = { sandboxUrl: string; publishableKey: string }
export type SandboxTestCard = { number: string; cvc: string; label: string }
export type IntentToConfirm = { kind: 'payment' | 'setup'; clientSecret: string }
export type SandboxClient = ReturnType<typeof createSandboxClient>

const ATTEMPTS = 3
const BETWEEN_ATTEMPTS_MS = 400
const ANSWER_WITHIN_MS = 12_000

const FIELDS: Record<string, CardField> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
}

/** The calls a browser makes: card details go straight to the sandbox, never to our server. */
export function createSandboxClient({ sandboxUrl, publishableKey }: SandboxSettings) {
  const headers = { authorization: `Bearer ${publishableKey}` }

  const post = (path: string, form: Record<string, string>) =>
    postOnce(sandboxUrl + path, headers, form)

  async function readIntent(to: IntentToConfirm): Promise<Wire | null> {
    const query = new URLSearchParams({ client_secret: to.clientSecret })
    const answer = await fetch(`${sandboxUrl}${intentPath(to)}?${query}`, { headers }).catch(
      () => null,
    )
    return answer?.ok ? ((await answer.json()) as Wire) : null
  }

  return {
    /** The documented cards; none when the sandbox cannot say. */
    async testCards(): Promise<SandboxTestCard[]> {
      try {
        const answer = await fetch(`${sandboxUrl}/test-cards`)
        const { cards } = (await answer.json()) as { cards: SandboxTestCard[] }
        return cards
      } catch {
        return []
      }
    },

    /** The id of a new payment method, or why the card was refused. */
    async createMethod(card: TypedCard, country: string | null): Promise<string | PaymentFailure> {
      const made = await post('/v1/payment_methods', methodForm(card, country))
      if (made === null) return failure('unreachable')
      return refusalIn(made) ?? String(made.id)
    },

    async confirm(
      to: IntentToConfirm,
      method: { id: string; returnUrl: string },
    ): Promise<Confirmation & { redirectTo?: string }> {
      const answer = await post(`${intentPath(to)}/confirm`, {
        client_secret: to.clientSecret,
        payment_method: method.id,
        return_url: method.returnUrl,
      })
      if (answer === null) return failure('unreachable')
      const refusal = refusalIn(answer)
      if (refusal === null) return outcomeOf(answer)
      // Another tab may have finished it: then it is no failure.
      if (!refusal.code.endsWith('_unexpected_state')) return refusal
      const intent = await readIntent(to)
      return intent?.status === 'succeeded' ? { status: 'succeeded' } : refusal
    },
  }
}

/** A lost answer is asked for again under the same key, so that nothing happens twice. */
async function postOnce(
  url: string,
  headers: Record<string, string>,
  form: Record<string, string>,
): Promise<Wire | null> {
  const key = crypto.randomUUID()
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      if (answer.status !== 500 && answer.status !== 409) return (await answer.json()) as Wire
    } catch {
      // The line was cut or nobody answered: both are worth another try.
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ATTEMPTS_MS * attempt))
  }
  return null
}

function methodForm(card: TypedCard, country: string | null): Record<string, string> {
  const expiry = parseExpiry(card.expiry)
  return {
    type: 'card',
    'card[number]': digitsOf(card.number),
    'card[exp_month]': String(expiry?.month ?? ''),
    'card[exp_year]': String(expiry?.year ?? ''),
    'card[cvc]': card.cvc,
    'billing_details[name]': card.name.trim(),
    'billing_details[address][postal_code]': card.postcode.trim(),
    ...(country === null ? {} : { 'billing_details[address][country]': country }),
  }
}

function intentPath({ kind, clientSecret }: IntentToConfirm): string {
  return `/v1/${kind}_intents/${clientSecret.split('_secret_')[0]}`
}

function outcomeOf(intent: Wire): Confirmation & { redirectTo?: string } {
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded' }
    case 'processing':
      return { status: 'processing' }
    case 'requires_action': {
      const action = intent.next_action as { redirect_to_url?: { url?: string } } | null
      const redirectTo = action?.redirect_to_url?.url
      return redirectTo === undefined ? failure('failed') : { status: 'redirected', redirectTo }
    }
    default:
      return failure('failed')
  }
}

function refusalIn(answer: Wire): PaymentFailure | null {
  if (answer.error === undefined || answer.error === null) return null
  const { code, decline_code: declineCode, param } = answer.error as Record<string, string>
  return { ...failure(code ?? 'failed', declineCode ?? null), field: FIELDS[param ?? ''] ?? null }
}

function failure(code: string, declineCode: string | null = null): PaymentFailure {
  const message = sentenceForCode(code, declineCode)
  return { status: 'failed', code, declineCode, message, field: null }
}

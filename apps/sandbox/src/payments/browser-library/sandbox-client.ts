import { digitsOf, parseExpiry, type TypedCard } from './card-entry.ts'

export type Wire = Record<string, unknown>
/** As the provider's library gives it. */
export type LibraryError = {
  type: string
  code?: string
  decline_code?: string
  param?: string
  message?: string
}
/** What a page gives with the confirmation, because its form did not ask. */
export type BillingGiven = {
  name?: string
  address?: { postal_code?: string; country?: string }
}
export type SandboxTestCard = { number: string; cvc: string; label: string }
export type SandboxClient = ReturnType<typeof createSandboxClient>

const ATTEMPTS = 3
const BETWEEN_ATTEMPTS_MS = 400
const ANSWER_WITHIN_MS = 12_000
const UNREACHABLE: Wire = { error: { type: 'api_connection_error', code: 'unreachable' } }

/** The calls a browser makes: card details go straight to the sandbox, never to the page's server. */
export function createSandboxClient(sandboxUrl: string, publishableKey: string) {
  const headers = { authorization: `Bearer ${publishableKey}` }
  return {
    post: (path: string, form: Record<string, string>) =>
      postOnce(sandboxUrl + path, headers, form),

    async readIntent(clientSecret: string): Promise<Wire> {
      const query = new URLSearchParams({ client_secret: clientSecret })
      const path = `${sandboxUrl}${intentPath(clientSecret)}?${query}`
      const answer = await fetch(path, { headers }).catch(() => null)
      return answer === null ? UNREACHABLE : ((await answer.json()) as Wire)
    },

    /** The documented cards; none when the sandbox cannot be reached. */
    async testCards(): Promise<SandboxTestCard[]> {
      try {
        const answer = await fetch(`${sandboxUrl}/test-cards`)
        const { cards } = (await answer.json()) as { cards: SandboxTestCard[] }
        return cards
      } catch {
        return []
      }
    },
  }
}

export function intentPath(clientSecret: string): string {
  const kind = clientSecret.startsWith('seti_') ? 'setup' : 'payment'
  return `/v1/${kind}_intents/${clientSecret.split('_secret_')[0]}`
}

export function methodForm(card: TypedCard, country: string | undefined): Record<string, string> {
  const expiry = parseExpiry(card.expiry)
  return {
    type: 'card',
    'card[number]': digitsOf(card.number),
    'card[exp_month]': String(expiry?.month ?? ''),
    'card[exp_year]': String(expiry?.year ?? ''),
    'card[cvc]': card.cvc,
    'billing_details[name]': card.name.trim(),
    'billing_details[address][postal_code]': card.postcode.trim(),
    ...(country === undefined ? {} : { 'billing_details[address][country]': country }),
  }
}

/** A request without a response is retried with the same key, so that nothing happens twice. */
async function postOnce(
  url: string,
  headers: Record<string, string>,
  form: Record<string, string>,
): Promise<Wire> {
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
      // The connection was cut or timed out: both are retried.
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ATTEMPTS_MS * attempt))
  }
  return UNREACHABLE
}

import { createHmac } from 'node:crypto'
import type { TestApi } from '../start-test-api.ts'

const TEST_WEBHOOK_SECRET = 'whsec_for_these_tests_only'
const PROVIDER_EVENTS_PAGE_SIZE = 100

export type ProviderEvent = { readonly id: string; readonly type: string; readonly body: string }

/** Every event the sandbox has recorded, oldest first; not those before a whole page of known ones. */
export async function listEvents(
  api: Pick<TestApi, 'sandbox'>,
  known: ReadonlySet<string> = new Set(),
): Promise<ProviderEvent[]> {
  const events: ProviderEvent[] = []
  let after = ''
  for (;;) {
    const query = new URLSearchParams({
      limit: String(PROVIDER_EVENTS_PAGE_SIZE),
      ...(after && { starting_after: after }),
    })
    const response = await fetch(`${api.sandbox.url}/v1/events?${query}`, {
      headers: { authorization: 'Bearer sk_test_local_understory' },
    })
    const page = (await response.json()) as {
      data: { id: string; type: string }[]
      has_more: boolean
    }
    events.push(...page.data.map((event) => ({ ...event, body: JSON.stringify(event) })))
    const isOld = page.data.every(({ id }) => known.has(id))
    if (!page.has_more || isOld) return events.toReversed()
    after = page.data.at(-1)?.id ?? ''
  }
}

/** Delivers one event, signed as the provider signs. */
export async function deliver(
  api: Pick<TestApi, 'send'>,
  { body }: ProviderEvent,
  secret = TEST_WEBHOOK_SECRET,
) {
  const time = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return api.send(
    new Request('http://understory.test/api/payments/webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': `t=${time},v1=${mac}` },
    }),
  )
}

/** Delivers what was not delivered before, in an order of the caller's. */
export function eventDeliverer(api: Pick<TestApi, 'send' | 'sandbox'>) {
  const delivered = new Set<string>()
  return async (order: (events: ProviderEvent[]) => ProviderEvent[] = (events) => events) => {
    const fresh = (await listEvents(api, delivered)).filter(({ id }) => !delivered.has(id))
    for (const event of order(fresh)) {
      const { status } = await deliver(api, event)
      if (status !== 200) throw new Error(`${event.type}: ${status}`)
      delivered.add(event.id)
    }
  }
}

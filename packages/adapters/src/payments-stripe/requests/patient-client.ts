import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>

const TOO_MANY_REQUESTS = 429
const WAITS_MS = [200, 600]

/** Asks again after a moment where the provider has too much to do, which its SDK does not. Nothing was done. */
export function createPatientClient(): HttpClient {
  const client = Stripe.createNodeHttpClient()
  const ask = client.makeRequest.bind(client)
  client.makeRequest = async (...request) => {
    for (const wait of WAITS_MS) {
      const answer = await ask(...request)
      if (answer.getStatusCode() !== TOO_MANY_REQUESTS) return answer
      await answer.toJSON()
      await sleep(wait)
    }
    return ask(...request)
  }
  return client
}

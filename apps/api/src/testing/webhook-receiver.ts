import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import { Webhook } from 'standardwebhooks'

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }
type Answer = { readonly status: number; readonly retryAfter?: string; readonly text?: string }

/** A server of a customer, which answers as it is told and keeps what it got. */
export async function startWebhookReceiver() {
  const received: Received[] = []
  let answer: Answer = { status: 204 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      const { status, retryAfter, text } = answer
      response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {})
      response.end(text)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answerWith: (next: Answer) => {
      answer = next
    },
    /** Everything that came, in the order of its numbers, as the library of Standard Webhooks reads it. */
    verified(secret: string): ApiEvent[] {
      const webhook = new Webhook(secret)
      const events = received.map(
        ({ body, headers }) => webhook.verify(body, headers as Record<string, string>) as ApiEvent,
      )
      return events.sort((a, b) => a.sequence - b.sequence)
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>

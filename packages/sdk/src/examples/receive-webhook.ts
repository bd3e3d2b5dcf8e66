import { verify } from '../webhooks.ts'

type OnPaid = (eventId: string, totalMinor: number) => Promise<void>

/** A request from us, in any server that has `Request` and `Response`. */
export async function receiveWebhook(request: Request, secret: string, onPaid: OnPaid) {
  // Throws where it is not ours. The body as it came, before it is parsed.
  const event = await verify(await request.text(), request.headers, secret)
  // The same event may come twice: go by its id.
  if (event.type === 'purchase.paid') await onPaid(event.id, event.data.totalMinor)
  return new Response(null, { status: 204 })
}

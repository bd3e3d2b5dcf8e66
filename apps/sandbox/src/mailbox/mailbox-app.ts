import { Hono } from 'hono'
import type { MailboxStore } from './mailbox-store.ts'

/** The caught email as JSON; the web renders the pages. */
export function createMailboxApp(store: MailboxStore): Hono {
  const app = new Hono().basePath('/mailbox')
  app.get('/messages', (c) => c.json({ messages: store.list(c.req.query('to') ?? null) }))
  app.delete('/messages', (c) => {
    store.clear()
    return c.body(null, 204)
  })
  app.get('/messages/:id{[0-9]+}', (c) => {
    const message = store.find(Number(c.req.param('id')))
    return message === null ? c.json({ error: 'no such message' }, 404) : c.json(message)
  })
  app.get('/messages/:id{[0-9]+}/attachments/:name', (c) => {
    const found = store.attachment(Number(c.req.param('id')), c.req.param('name'))
    if (found === null) return c.json({ error: 'no such attachment' }, 404)
    return c.body(Uint8Array.from(found.content), 200, {
      'content-type': found.contentType,
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { PaymentsControl } from '../payments-control.ts'
import { ANSWER_FAULTS } from './answer-faults.ts'

const DELIVERED_WITHIN_MS = 3_000

/** The control over HTTP; the sandbox listens on the loopback address alone. */
export function createControlApp(control: PaymentsControl): Hono {
  const app = new Hono().basePath('/_control')
  app.use('*', async (c, next) => {
    // Browsers always send an Origin header: this API is not for pages.
    if (c.req.header('origin') !== undefined) return c.json({ error: 'not for browsers' }, 403)
    return next()
  })

  app.get('/clock', (c) => c.json({ now: control.now() }))
  app.post('/clock', async (c) => {
    const { seconds, email } = await readJson(c)
    if (!Number.isSafeInteger(seconds) || Number(seconds) < 0)
      return c.json({ error: 'seconds must be a whole number, 0 or more' }, 400)
    const now =
      typeof email === 'string'
        ? control.advanceClockOf(email, Number(seconds))
        : control.advanceClock(Number(seconds))
    await untilDelivered(control)
    return c.json({ now })
  })

  app.get('/webhooks', (c) =>
    c.json({
      open: control.webhooksOpen(),
      deliveries: control.webhookLog(Number(c.req.query('limit') ?? 100)),
    }),
  )
  app.post('/webhooks/faults', async (c) => {
    const body = await readJson(c)
    return c.json(
      control.setDeliveryFaults({
        ...(typeof body.duplicateShare === 'number' ? { duplicateShare: body.duplicateShare } : {}),
        ...(typeof body.delayMs === 'number' ? { delayMs: body.delayMs } : {}),
        ...(typeof body.shuffle === 'boolean' ? { shuffle: body.shuffle } : {}),
        ...(typeof body.paused === 'boolean' ? { paused: body.paused } : {}),
      }),
    )
  })
  app.post('/webhooks/target', async (c) => {
    const { url, secret } = await readJson(c)
    if (typeof url !== 'string' || typeof secret !== 'string')
      return c.json({ error: 'url and secret are needed' }, 400)
    control.setWebhookTarget({ url, secret })
    return c.body(null, 204)
  })
  app.post('/webhooks/replay', async (c) => {
    const { events } = await readJson(c)
    const ids = Array.isArray(events) ? events.map(String) : undefined
    return c.json({ replayed: control.replay(ids) })
  })

  app.post('/billing', async (c) => c.json(control.setBilling(await readJson(c))))
  addAnswerFaults(app, control)
  app.post('/reset', (c) => {
    control.reset()
    return c.body(null, 204)
  })
  return app
}

/** Whoever moved the clock finds what it caused; a receiver that is down is not waited for. */
async function untilDelivered(control: PaymentsControl): Promise<void> {
  const until = performance.now() + DELIVERED_WITHIN_MS
  while (control.webhooksOpen() > 0 && performance.now() < until) await sleep(20)
}

function addAnswerFaults(app: Hono, control: PaymentsControl): void {
  app.post('/answers', async (c) => {
    const { method, path, fault, times } = await readJson(c)
    const known = ANSWER_FAULTS.find((one) => one === fault)
    if (known === undefined || typeof path !== 'string')
      return c.json({ error: `path is needed, and fault: ${ANSWER_FAULTS.join(', ')}` }, 400)
    control.failAnswers({
      path,
      fault: known,
      method: typeof method === 'string' ? method : 'POST',
      times: typeof times === 'number' ? times : 1,
    })
    return c.body(null, 204)
  })
}

async function readJson(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null)
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {}
}

import { createHmac, randomBytes } from 'node:crypto'
import type { ApiCall } from '../apps/api/src/app.ts'
import { temporaryFolder } from '../tools/temporary-folder.ts'

const BENCH_WEBHOOK_SECRET = 'whsec_for_the_bench_only'

/** The settings of an API that only ever gets the payment provider's events. */
export function quietSettings(url: string, poolSize: number): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATABASE_POOL: String(poolSize),
    ORIGIN: 'http://understory.test',
    APP_SECRET: randomBytes(32).toString('hex'),
    PAYMENTS: 'sandbox',
    SANDBOX_URL: 'http://127.0.0.1:1',
    PAYMENTS_WEBHOOK_SECRET: BENCH_WEBHOOK_SECRET,
    SMTP_URL: 'smtp://127.0.0.1:1',
    FILES_FOLDER: temporaryFolder('bench-files'),
    LOG_LEVEL: 'error',
  }
}

/** Delivers an event as the provider signs it; it is answered once everything it causes is committed. */
export async function deliverEvent(
  api: ApiCall,
  { event }: { readonly event: string },
): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', BENCH_WEBHOOK_SECRET)
    .update(`${seconds}.${event}`)
    .digest('hex')
  const request = new Request('http://understory.test/api/payments/webhook', {
    method: 'POST',
    body: event,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${seconds},v1=${digest}`,
    },
  })
  const response = await api(request, { ip: '203.0.113.1', requestId: 'bench' })
  if (response.status !== 200) throw new Error(`settling answered ${response.status}`)
}

/** How much work, and how much of it in parallel. */
export async function inParallel(
  { count, atOnce }: { readonly count: number; readonly atOnce: number },
  work: () => Promise<void>,
): Promise<void> {
  let left = count
  const lane = async () => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

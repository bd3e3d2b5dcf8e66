import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'

const LATE_MS = Number(process.env.E2E_LATE_MS ?? 0)

/**
 * Lets pages come late and scripts later still, as on a busy machine, where a run asks for it: a journey
 * that acts on the page before, or on one whose script is not there yet, fails then every time.
 */
export async function comeLate(context: BrowserContext): Promise<void> {
  if (LATE_MS === 0) return
  await context.route('**/*', async (route) => {
    const type = route.request().resourceType()
    const lateMs = type === 'script' ? 2 * LATE_MS : type === 'document' ? LATE_MS : 0
    await sleep(lateMs)
    await route.fallback().catch(() => {})
  })
}

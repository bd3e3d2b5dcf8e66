import { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { GetImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { GetHealth } from '@understory/contracts/staff/health.ts'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
} from '../../apps/api/src/testing/commerce/purchases.ts'
import { withFreshToken } from '../../apps/api/src/testing/people/people.ts'
import { type Buyer, payByCard } from '../crash-rehearsal/buyers.ts'
import type { Scrape } from './alerts.ts'
import type { FaultStage } from './stage.ts'

const FAULT_PATIENCE_MS = 45_000
const SETTLED_WITHIN_MS = 10_000

/** What a visitor, a buyer and an operator see. */
export type Looks = {
  readonly pages: readonly string[]
  readonly purchases: readonly string[]
  readonly readiness: string
  /** Of the public status page: what is in trouble. */
  readonly troubles: readonly string[]
  /** Of the console's health page. */
  readonly problems: readonly string[]
}

/** The ids of purchases of which a buyer was told that they are paid are put down in `acknowledged`. */
export async function seenByPeople(
  stage: FaultStage,
  { purchases, acknowledged }: { purchases: number; acknowledged: string[] },
): Promise<Pick<Looks, 'pages' | 'purchases'>> {
  const { origin } = stage.rehearsal
  await renewToken(stage.rehearsal, stage.buyer)
  const pages = [
    await page('home', `${origin}/`),
    await page('public ledger', `${origin}/public-ledger`),
    `dashboard ${await timed(() => dashboard(stage))}`,
  ]
  const bought: string[] = []
  for (let count = 0; count < purchases; count += 1) {
    bought.push(await timed(() => buyOnce(stage, acknowledged)))
  }
  return { pages, purchases: grouped(bought) }
}

export type SeenByOperators = Pick<Looks, 'readiness' | 'troubles' | 'problems'>

export async function seenByOperators(stage: FaultStage): Promise<SeenByOperators> {
  const { origin } = stage.rehearsal
  return {
    readiness: await timed(async () => {
      const answer = await visit(`${origin}/readyz`)
      return `${answer.status} ${(await answer.text()).trim().replaceAll('\n', '; ')}`
    }),
    troubles: await troublesOf(origin),
    problems: await problemsOnConsole(stage),
  }
}

async function dashboard({ rehearsal, buyer }: FaultStage): Promise<string> {
  const { status } = await rehearsal.call(GetImpactMetrics, {}, buyer.person.bearer)
  return String(status)
}

/** Of server and worker; one that says nothing is down. */
export async function scrape({ rehearsal, workerOrigin }: FaultStage): Promise<Scrape> {
  const [server, worker] = await Promise.all(
    [rehearsal.origin, workerOrigin].map((origin) =>
      visit(`${origin}/metrics`, 5_000)
        .then((answer) => answer.text())
        .catch(() => null),
    ),
  )
  const up = (job: string, text: unknown) => `up{job="understory-${job}"} ${text === null ? 0 : 1}`
  const ups = [up('server', server), up('worker', worker)]
  return { at: Date.now(), texts: [server ?? '', worker ?? '', ups.join('\n')] }
}

/** One attempt, as someone who gives up at the first error. */
async function buyOnce(stage: FaultStage, acknowledged: string[]): Promise<string> {
  const { rehearsal, buyer } = stage
  const choice = { milliTrees: 5_000, co2eGrams: 250_000, plasticGrams: 50 }
  const wanted = { audience: 'personal', currency: 'GBP', choice } as const
  const quoted = await rehearsal.call(QuoteInstantOffset, { body: wanted })
  const { quoteId } = quoted.data ?? {}
  if (!quoteId) return `no price: ${quoted.status} ${codeOf(quoted)}`
  const order = { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } }
  const begun = await rehearsal.call(BuyQuote, order, buyer.person.bearer)
  if (begun.status !== 201) return `not begun: ${begun.status} ${codeOf(begun)}`
  const { purchaseId, clientSecret } = begun.data
  const paymentId = clientSecret.split('_secret_')[0] ?? ''
  await payByCard(rehearsal, { purchaseId, paymentId, clientSecret }, 'pays')
  const end = performance.now() + SETTLED_WITHIN_MS
  while (performance.now() < end) {
    const { status, data } = await askOutcome(rehearsal, buyer.person, paymentId)
    if (status === 200 && data.status === 'succeeded') {
      acknowledged.push(purchaseId)
      return 'paid'
    }
    if (status >= 500) return `charged, outcome ${status}`
  }
  return 'charged, outcome not yet known'
}

const codeOf = (answer: object) =>
  'refusal' in answer ? JSON.stringify(answer.refusal).replace(/.*"code":"(\w+)".*/, '$1') : ''

/** A token lasts ten minutes. */
async function renewToken(rehearsal: FaultStage['rehearsal'], someone: Buyer): Promise<void> {
  someone.person = await withFreshToken(rehearsal, someone.person).catch(() => someone.person)
}

async function troublesOf(origin: string): Promise<string[]> {
  try {
    const answer = await visit(`${origin}/api/status`)
    const { parts = [] } = (await answer.json()) as { parts?: { part: string; state: string }[] }
    return parts.filter(({ state }) => state === 'trouble').map(({ part }) => part)
  } catch {
    return ['no answer']
  }
}

async function problemsOnConsole({ rehearsal, operator }: FaultStage): Promise<string[]> {
  try {
    await renewToken(rehearsal, operator)
    const { status, data } = await rehearsal.call(GetHealth, {}, operator.person.bearer)
    if (status !== 200) return [`answers ${status}`]
    return [...new Set(data.problems.map(({ title }) => title))]
  } catch {
    return ['no answer']
  }
}

const page = async (name: string, url: string) =>
  `${name} ${await timed(async () => String((await visit(url)).status))}`

const visit = (url: string, ms = FAULT_PATIENCE_MS) =>
  fetch(url, { signal: AbortSignal.timeout(ms) })

/** The same outcome once, with how often it came and how long it took at most. */
function grouped(outcomes: readonly string[]): string[] {
  const times = Map.groupBy(outcomes, (outcome) => outcome.split(' after ')[0] ?? outcome)
  return [...times].map(([outcome, all]) => {
    const slowest = Math.max(...all.map((each) => Number(/after ([\d.]+) s/.exec(each)?.[1] ?? 0)))
    const count = all.length > 1 ? ` ${all.length} times` : ''
    const within =
      slowest > 0 ? (all.length > 1 ? `, at most ${slowest} s` : ` after ${slowest} s`) : ''
    return `${outcome}${count}${within}`
  })
}

/** What is said, and the seconds where they were more than one. */
async function timed(look: () => Promise<string>): Promise<string> {
  const began = performance.now()
  const said = await look().catch((fault: unknown) =>
    fault instanceof Error ? `no answer (${fault.message})` : 'no answer',
  )
  const seconds = (performance.now() - began) / 1_000
  return seconds < 1 ? said : `${said} after ${seconds.toFixed(1)} s`
}

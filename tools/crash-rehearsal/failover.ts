import { asPlatform } from '@understory/database/row-security.ts'
import { verifyLog } from '../../apps/api/src/capabilities/proof/ledger-check/verify-log.ts'
import { askOutcome } from '../../apps/api/src/testing/commerce/purchases.ts'
import { withFreshToken } from '../../apps/api/src/testing/people/people.ts'
import { type Buyer, join, newQuote, payByCard, startPurchase } from './buyers.ts'
import { persist, type Rehearsal } from './rehearsal.ts'

const BUYERS = 6
/** Between two failovers so many purchases are acknowledged, and up to twice as many. */
const FEWEST_BETWEEN = 3
/** What the reconciler does not mend within that time is broken. */
const HEALED_WITHIN_MS = 60_000
/** Each purchase is of three impacts. */
const ENTRIES = 3

export type Failovers = {
  readonly kills: number
  readonly dice: () => number
  readonly onKill?: (kill: number, acknowledged: number) => void
}

export type FailoverOutcome = {
  /** Purchases of which a buyer was answered that they are paid. */
  readonly acknowledged: number
  /** Acknowledged as begun or as paid, and not there, or not whole. */
  readonly lost: number
  /** In the ledger more than once. */
  readonly doubled: number
  /** Charges at the provider, and purchases in the ledger. */
  readonly charges: number
  readonly entered: number
  /** Rules of the ledger and of the public log that are broken. */
  readonly breaches: readonly string[]
  /** Why the public log stands still; `null`: it goes on. */
  readonly halted: string | null
}

/**
 * People buy and pay without a pause while the primary is killed again and again, each time in mid-payment, and its
 * standby is promoted. Everything that was acknowledged has to be there, once.
 */
export async function paymentsThroughFailovers(
  rehearsal: Rehearsal,
  { kills, dice, onKill }: Failovers,
): Promise<FailoverOutcome> {
  const acknowledged: string[] = []
  let lost = 0
  let isOver = false
  rehearsal.sandbox.control.setWebhookTarget(rehearsal.webhook)
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => join(rehearsal)))
  const buying = buyers.map(async (buyer) => {
    while (!isOver) {
      const paid = await buy(rehearsal, buyer)
      if (paid) acknowledged.push(paid)
      else lost += 1
    }
  })
  for (let kill = 1; kill <= kills; kill += 1) {
    const more = FEWEST_BETWEEN + Math.floor(dice() * FEWEST_BETWEEN)
    const wanted = acknowledged.length + more
    await persist('purchases', async () => (acknowledged.length >= wanted ? true : null), 5)
    onKill?.(kill, acknowledged.length)
    await rehearsal.victims.postgres.kill()
    await rehearsal.victims.postgres.start()
  }
  isOver = true
  await Promise.all(buying)
  const outcome = await compareFailover(rehearsal, acknowledged)
  return { ...outcome, lost: outcome.lost + lost }
}

/** One purchase, until the buyer is answered that it is paid. Its id; `null`: it was begun and is not there. */
async function buy(rehearsal: Rehearsal, buyer: Buyer): Promise<string | null> {
  const quoteId = await newQuote(rehearsal)
  const started = await startPurchase(rehearsal, buyer, quoteId)
  await payByCard(rehearsal, started, 'pays')
  const isPaid = await persist('the outcome', async () => {
    const { status, data } = await askOutcome(rehearsal, buyer.person, started.paymentId)
    if (status === 401) buyer.person = await withFreshToken(rehearsal, buyer.person)
    if (status === 404) return 'lost'
    return status === 200 && data.status === 'succeeded' ? 'paid' : null
  })
  return isPaid === 'paid' ? started.purchaseId : null
}

async function compareFailover(
  rehearsal: Rehearsal,
  acknowledged: readonly string[],
): Promise<FailoverOutcome> {
  const { db } = rehearsal
  // A charge whose answer was lost is found by the reconciler.
  const end = performance.now() + HEALED_WITHIN_MS
  await persist('the reconciler', async () => {
    await rehearsal.reconcile()
    const isHealed = (await rehearsal.breaches()).length === 0
    return isHealed || performance.now() > end ? true : null
  })
  await persist('the public log', async () => {
    const waiting = await db.selectFrom('ledger_log_queue').select('entry_id').limit(1).execute()
    const halt = await db.selectFrom('ledger_log_halt').select('reason').execute()
    return waiting.length === 0 || halt.length > 0 ? true : null
  })
  const rows = await db
    .selectFrom('impact_ledger_entry')
    .select(['source_id', (eb) => eb.fn.countAll<number>().as('entries')])
    .groupBy('source_id')
    .execute()
  const entries = new Map(rows.map((row) => [row.source_id, Number(row.entries)]))
  const halt = await db.selectFrom('ledger_log_halt').select('reason').executeTakeFirst()
  const log = await asPlatform(() => verifyLog(db))
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => (entries.get(id) ?? 0) < ENTRIES).length,
    doubled: [...entries.values()].filter((count) => count > ENTRIES).length,
    charges: await rehearsal.charges(),
    entered: entries.size,
    breaches: [
      ...(await rehearsal.breaches()),
      ...log.flatMap(({ id, examples }) =>
        examples.map(({ subject, detail }) => `${id}: ${subject}: ${detail}`),
      ),
    ],
    halted: halt?.reason ?? null,
  }
}

import { diceFrom } from '@understory/pictures/seeded.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Buyer, join, newQuote, payByCard, receiptsOf, startPurchase } from './buyers.ts'
import { persist, type Rehearsal, startRehearsal, type VictimName } from './rehearsal.ts'
import { ordersInAStorm } from './store-orders.ts'

/** Each purchase sends us four events: a customer changed, an intent created, a charge, its success. */
const PURCHASES = 250
const AT_ONCE = 10
const KILLS = 12
const VICTIMS: readonly VictimName[] = ['server', 'worker', 'postgres']

// The same seed kills the same victims after the same number of deliveries.
const seed = process.env.REHEARSAL_SEED ?? '20261120'
const dice = diceFrom(seed)

let rehearsal: Rehearsal
beforeAll(async () => {
  console.log(`rehearsal seed ${seed} (REHEARSAL_SEED)`)
  rehearsal = await startRehearsal('storm', diceFrom(`${seed} sandbox`))
})
afterAll(() => rehearsal.close())

/** Everything is bought and charged while no webhook is delivered. */
async function buyEverything(): Promise<Buyer[]> {
  const { control } = rehearsal.sandbox
  control.setDeliveryFaults({ paused: true })
  control.setWebhookTarget(rehearsal.webhook)
  const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => join(rehearsal)))
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let bought = 0; bought < PURCHASES / AT_ONCE; bought += 1) {
        const quoteId = await newQuote(rehearsal)
        await payByCard(rehearsal, await startPurchase(rehearsal, buyer, quoteId), 'pays')
      }
    }),
  )
  return buyers
}

/** Which victim is killed after how many deliveries. */
function plannedKills(deliveries: number): { after: number; victim: VictimName }[] {
  return Array.from({ length: KILLS }, (_, index) => ({
    after: Math.floor(dice() * deliveries * 0.9),
    victim: VICTIMS[index % VICTIMS.length] ?? 'server',
  })).sort((one, other) => one.after - other.after)
}

async function killWhileDelivering(deliveries: number): Promise<void> {
  const { control } = rehearsal.sandbox
  for (const { after, victim } of plannedKills(deliveries)) {
    await persist('deliveries', async () =>
      deliveries - control.webhooksOpen() >= after || control.webhooksOpen() === 0 ? true : null,
    )
    await rehearsal.victims[victim].kill()
    await rehearsal.victims[victim].start()
  }
  await persist('the last delivery', async () => (control.webhooksOpen() === 0 ? true : null))
}

describe.skipIf(process.platform !== 'linux')(
  'a thousand events, a fifth repeated, all shuffled',
  () => {
    test('while server, worker and PostgreSQL are killed: everything exactly once', async () => {
      const buyers = await buyEverything()
      const { control } = rehearsal.sandbox
      const deliveries = control.webhooksOpen()
      expect(deliveries).toBeGreaterThanOrEqual(1_000)
      control.setDeliveryFaults({ duplicateShare: 0.2, shuffle: true, paused: false })
      await killWhileDelivering(deliveries)

      const receipts = () => receiptsOf(rehearsal, buyers)
      await persist(
        'every receipt',
        async () => ((await receipts()).length >= PURCHASES ? true : null),
        1_000,
      )
      await persist('the rules', async () =>
        (await rehearsal.breaches()).length === 0 ? true : null,
      )
      expect(await rehearsal.charges()).toBe(PURCHASES)
      expect(await rehearsal.ledgerEntries()).toBe(3 * PURCHASES)
      expect(await receipts()).toHaveLength(PURCHASES)
      expect(new Set(await receipts()).size).toBe(PURCHASES)
    })
  },
)

/** By `npm run rehearse:orders -- --orders 1000000 --kills 200` as many as are asked for. */
describe.skipIf(process.platform !== 'linux')(
  'orders of stores, a fifth repeated, all shuffled',
  () => {
    test('while server, worker and PostgreSQL are killed: none lost, each contributes once', async () => {
      const outcome = await ordersInAStorm(rehearsal, { orders: 900, kills: 3, dice })
      expect(outcome).toMatchObject({ lost: 0, wrong: 0, unprocessed: 0 })
      expect(outcome.withoutBooks).toBeGreaterThan(0)
      expect(outcome.acknowledged).toBeGreaterThan(800)
      expect(outcome.stored).toBeGreaterThanOrEqual(outcome.acknowledged)
      expect(outcome.deliveries.stored).toBeGreaterThanOrEqual(outcome.deliveries.acknowledged)
    })
  },
)

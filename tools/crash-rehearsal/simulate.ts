import { parseArgs } from 'node:util'
import { simulate } from '../../apps/api/src/testing/simulation/simulate.ts'
import { simulateStores } from '../../apps/api/src/testing/simulation/stores/simulate-stores.ts'
import { withDatabase } from '../../bench/database.ts'
import { say } from '../start/say.ts'
import { endAllWhenStopped } from '../test/left-over.ts'

const { values: simulateOptions } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261121' },
    subscriptions: { type: 'string', default: '1000' },
    /** Stores instead of subscriptions. */
    stores: { type: 'boolean', default: false },
    merchants: { type: 'string', default: '200' },
    days: { type: 'string' },
  },
})
endAllWhenStopped()
const seed = Number(simulateOptions.seed)
const began = performance.now()
const sayMonth = (day: number) => {
  if (day % 30 === 29) say(`day ${day + 1}`)
}
const seconds = () => Math.round((performance.now() - began) / 1_000)

type SimulateOutcome = {
  readonly breaches: readonly { id: string; rule: string; breaches: number }[]
  readonly differences: readonly string[]
}
const { breaches, differences } = simulateOptions.stores
  ? await ofStores()
  : await ofSubscriptions()
for (const { id, rule, breaches: count } of breaches) say(`breach of ${id} (${rule}): ${count}`)
for (const difference of differences) say(`differs: ${difference}`)
if (breaches.length + differences.length > 0) process.exitCode = 1
else say('invoices, payments, ledger and rollups agree.')

async function ofSubscriptions(): Promise<SimulateOutcome> {
  const subscriptions = Number(simulateOptions.subscriptions)
  const days = Number(simulateOptions.days ?? 730)
  say(`simulating ${subscriptions} subscriptions over ${days} days, seed ${seed}`)
  const report = await withDatabase((url) => simulate(url, { seed, subscriptions, days }, sayMonth))
  const { events, crashes, refunds, cycles, statuses, digest } = report
  say(`${events} events, ${crashes} crashes, in ${seconds()} s`)
  say(`subscriptions: ${JSON.stringify(statuses)}`)
  say(`cycles: ${JSON.stringify(cycles)}, refunded: ${refunds}`)
  say(`digest ${digest}`)
  return report
}

async function ofStores(): Promise<SimulateOutcome> {
  const merchants = Number(simulateOptions.merchants)
  const days = Number(simulateOptions.days ?? 365)
  say(`simulating ${merchants} merchants with stores over ${days} days, seed ${seed}`)
  const report = await withDatabase((url) =>
    simulateStores(url, { seed, merchants, days }, sayMonth),
  )
  const { orders, bills, paidMinor, credits, overCap, unpaid, crashes } = report
  const { byShopify, usageRecords, waitedAtLimit, left } = report
  say(`${orders} orders, ${crashes} crashes, in ${seconds()} s`)
  say(
    `${bills} bills, ${unpaid} of them unpaid, ${paidMinor / 100} paid and ${credits / 100} credited, in pounds and dollars`,
  )
  say(`${overCap} orders over a cap`)
  say(
    `${byShopify} merchants billed by Shopify, of whom ${left} left: ${usageRecords} usage records`,
  )
  say(`an order waited at a limit there ${waitedAtLimit} times`)
  return report
}

import { parseArgs } from 'node:util'
import { simulate } from '../apps/api/src/testing/simulation/simulate.ts'
import { withDatabase } from '../bench/database.ts'
import { say } from './start/say.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261121' },
    subscriptions: { type: 'string', default: '1000' },
    days: { type: 'string', default: '730' },
  },
})
const size = {
  seed: Number(values.seed),
  subscriptions: Number(values.subscriptions),
  days: Number(values.days),
}

say(`simulating ${size.subscriptions} subscriptions over ${size.days} days, seed ${size.seed}`)
const began = performance.now()
const report = await withDatabase((url) =>
  simulate(url, size, (day) => {
    if (day % 30 === 29) say(`day ${day + 1}`)
  }),
)
const { events, crashes, refunds, cycles, statuses, breaches, differences, digest } = report
say(`${events} events, ${crashes} crashes, in ${Math.round((performance.now() - began) / 1_000)} s`)
say(`subscriptions: ${JSON.stringify(statuses)}`)
say(`cycles: ${JSON.stringify(cycles)}, refunded: ${refunds}`)
say(`digest ${digest}`)
for (const { id, rule, breaches: count } of breaches) say(`breach of ${id} (${rule}): ${count}`)
for (const difference of differences) say(`differs: ${difference}`)
if (breaches.length + differences.length > 0) process.exitCode = 1
else say('invoices, payments, ledger and rollups agree.')

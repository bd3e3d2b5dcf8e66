import { parseArgs } from 'node:util'
import { diceFrom } from '@understory/pictures/seeded.ts'
import { buildProduct } from '../start/build-product.ts'
import { say } from '../start/say.ts'
import { endAllWhenStopped } from '../test/left-over.ts'
import { startRehearsal } from './rehearsal.ts'
import { ordersInAStorm } from './store-orders.ts'

const { values: ordersOptions } = parseArgs({
  options: {
    orders: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '20261122' },
  },
})
endAllWhenStopped()
const [orders, kills] = [Number(ordersOptions.orders), Number(ordersOptions.kills)]

say(`${orders} orders of stores and ${kills} kills, seed ${ordersOptions.seed}`)
await buildProduct()
const rehearsal = await startRehearsal('orders', diceFrom(`${ordersOptions.seed} sandbox`))
const began = performance.now()
const outcome = await ordersInAStorm(rehearsal, {
  orders,
  kills,
  dice: diceFrom(ordersOptions.seed),
  onKill: (victim, acknowledged) => say(`${victim} is killed after ${acknowledged} deliveries`),
})
await rehearsal.close()
const { acknowledged, stored, lost, wrong, deliveries, unprocessed, withoutBooks } = outcome
say(`${acknowledged} orders acknowledged, ${stored} stored, ${lost} lost, ${wrong} wrong`)
say(`${withoutBooks} of them were there before, without what the books say of them`)
say(
  `${deliveries.acknowledged} deliveries acknowledged, ${deliveries.stored} stored, ${unprocessed} not processed`,
)
say(`in ${Math.round((performance.now() - began) / 1_000)} s`)
process.exit(lost + wrong + unprocessed === 0 && stored >= acknowledged ? 0 : 1)

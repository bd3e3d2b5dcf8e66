import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { diceFrom } from '@understory/pictures/seeded.ts'
import { DATA } from '../folders.ts'
import { buildProduct } from '../start/build-product.ts'
import { say } from '../start/say.ts'
import { endAllWhenStopped } from '../test/left-over.ts'
import { paymentsThroughFailovers } from './failover.ts'
import { startRehearsal } from './rehearsal.ts'
import { replicatedPostgres } from './replicated-postgres.ts'

const { values: failoverOptions } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '20261127' },
  },
})
endAllWhenStopped()

say(`${failoverOptions.kills} failovers in mid-payment, seed ${failoverOptions.seed}`)
await buildProduct()
const postgres = await replicatedPostgres(join(DATA, 'failover'))
const rehearsal = await startRehearsal(
  'failover',
  diceFrom(`${failoverOptions.seed} sandbox`),
  postgres,
)
const began = performance.now()
const outcome = await paymentsThroughFailovers(rehearsal, {
  kills: Number(failoverOptions.kills),
  dice: diceFrom(failoverOptions.seed),
  onKill: (kill, acknowledged) => say(`failover ${kill}, after ${acknowledged} purchases`),
})
await rehearsal.close()
const { acknowledged, lost, doubled, charges, entered, breaches, halted } = outcome
say(`${acknowledged} purchases acknowledged, ${lost} lost, ${doubled} doubled`)
say(`${charges} charges at the provider, ${entered} purchases in the ledger`)
say(halted ? `the public log stands still: ${halted}` : 'the public log went on')
for (const breach of breaches) say(breach)
say(`in ${Math.round((performance.now() - began) / 1_000)} s`)
process.exit(lost + doubled + breaches.length === 0 && charges === entered && !halted ? 0 : 1)

import { join } from 'node:path'
import { diceFrom } from '@understory/pictures/seeded.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DATA } from '../folders.ts'
import { paymentsThroughFailovers } from './failover.ts'
import { type Rehearsal, startRehearsal } from './rehearsal.ts'
import { replicatedPostgres } from './replicated-postgres.ts'

let rehearsal: Rehearsal
beforeAll(async () => {
  const postgres = await replicatedPostgres(join(process.env.TEST_FOLDER ?? DATA, 'failover'))
  rehearsal = await startRehearsal('failover', diceFrom('failover sandbox'), postgres)
})
afterAll(() => rehearsal.close())

/** By `npm run rehearse:failover -- --kills 20` as often as is asked for. */
test.skipIf(process.platform !== 'linux')(
  'the primary is killed in mid-payment and its standby promoted: nothing acknowledged is lost or doubled',
  async () => {
    const outcome = await paymentsThroughFailovers(rehearsal, {
      kills: 1,
      dice: diceFrom('failover'),
    })
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, breaches: [], halted: null })
    expect(outcome.acknowledged).toBeGreaterThan(2)
    expect(outcome.charges).toBe(outcome.entered)
  },
)

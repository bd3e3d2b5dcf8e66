import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeSpread, distributeOrderSide } from '@understory/database/citus/distribute.ts'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { DATA_FOLDER } from '../folders.ts'
import { reachDatabase, withDatabase } from '../start/database.ts'
import { messageOf, say, stopWith } from '../start/say.ts'

// Spreads the order side over the workers of Citus: docs/scale.md.
const { values: distributeOptions } = parseArgs({
  options: { shards: { type: 'string', default: '16' } },
})

async function distribute(url: string): Promise<void> {
  const shards = Number(distributeOptions.shards)
  if (!(Number.isInteger(shards) && shards >= 1 && shards <= 1_024)) {
    throw new Error('--shards is a whole number from 1 to 1024.')
  }
  const pool = createPool(url, 1, { isPatient: true })
  const db = createPlatformDatabase(pool)
  try {
    const done = await distributeOrderSide(db, { shards })
    for (const line of done.length > 0 ? done : ['the order side is spread already']) say(line)
    for (const line of await describeSpread(db)) say(line)
  } finally {
    await db.destroy()
  }
}

try {
  const folder = join(DATA_FOLDER, 'postgres')
  await withDatabase(reachDatabase(folder), distribute)
} catch (fault) {
  stopWith(messageOf(fault))
}

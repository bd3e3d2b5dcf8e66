import { describeSpread, distributeOrderSide } from '@understory/database/citus/distribute.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'

/** Spreads the order side over the workers of Citus: docs/scale.md. */
export async function distribute(given: string): Promise<void> {
  const shards = Number(given)
  if (!(Number.isInteger(shards) && shards >= 1 && shards <= 1_024)) {
    throw new Error('--shards is a whole number from 1 to 1024.')
  }
  await onDatabase(async (db) => {
    const done = await distributeOrderSide(db, { shards })
    for (const line of done.length > 0 ? done : ['the order side is spread already']) say(line)
    for (const line of await describeSpread(db)) say(line)
  })
}

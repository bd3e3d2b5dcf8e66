import { join } from 'node:path'
import { DATA } from './folders.ts'
import { migrateDatabase, reachDatabase, withDatabase } from './start/database.ts'
import { messageOf, say, stopWith } from './start/say.ts'

try {
  const folder = join(process.env.UNDERSTORY_DATA ?? DATA, 'postgres')
  await withDatabase(reachDatabase(folder), migrateDatabase)
  say('the database is up to date')
} catch (fault) {
  stopWith(messageOf(fault))
}

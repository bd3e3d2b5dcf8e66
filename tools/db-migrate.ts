import { join } from 'node:path'
import { DATA } from './folders.ts'
import { openDatabase } from './start/database.ts'
import { say } from './start/say.ts'

const database = await openDatabase(join(process.env.UNDERSTORY_DATA ?? DATA, 'postgres'))
say('the database is up to date')
await database.stop()

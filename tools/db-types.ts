import { fileURLToPath } from 'node:url'
import { createDatabase, createPool } from '@understory/database/connect.ts'
import { migrate } from '@understory/database/migrate.ts'
import { generateRowTypes } from './generate-row-types.ts'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'

const folder = fileURLToPath(new URL('../.data/types', import.meta.url))
const server = await startEmbeddedPostgres({ folder, database: 'understory' })
const url = server.url('understory')
const pool = createPool(url, 2)
await migrate(createDatabase(pool))
await pool.end()
const same = await generateRowTypes(url, { check: process.argv.includes('--check') })
await server.stop()
console.log(same ? 'row types match the schema' : 'row types differed from the schema')
if (!same && process.argv.includes('--check')) process.exit(1)

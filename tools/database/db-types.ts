import { fileURLToPath } from 'node:url'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { migrate } from '@understory/database/migrate.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { generateRowTypes } from './generate-row-types.ts'

// A database that is made for this run alone, so that the migrations are read from the beginning.
const folder = fileURLToPath(new URL('../../.data/types', import.meta.url))
const database = `types_${process.pid}`
const server = await startEmbeddedPostgres({ folder, database })
const pool = createPool(server.url(database), 2)
await migrate(createPlatformDatabase(pool))
await pool.end()
const check = process.argv.includes('--check')
const same = await generateRowTypes(server.url(database), { check })
const admin = createPool(server.url('postgres'), 1)
await admin.query(`drop database ${database} with (force)`)
await admin.end()
await server.leave()
console.log(same ? 'row types match the schema' : 'row types differed from the schema')
if (!same && check) process.exit(1)

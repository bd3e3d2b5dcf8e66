import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATA } from '../folders.ts'
import { findBinaries } from '../postgres/binaries.ts'
import { findPostmaster } from '../postgres/postmaster.ts'
import { say, stopWith } from '../start/say.ts'

if (process.env.DATABASE_URL) {
  stopWith('db:reset only empties the embedded database; unset DATABASE_URL first.')
}
const folder = process.env.UNDERSTORY_DATA ?? DATA
const { dataFolder } = await findBinaries(join(folder, 'postgres'))
if (findPostmaster(dataFolder)) stopWith('the product is running on this data; stop it first.')
const parts = ['sandbox', 'demo-data', 'files'].map((name) => join(folder, name))
for (const part of [dataFolder, ...parts]) {
  if (existsSync(part)) rmSync(part, { recursive: true })
}
say('the data is deleted; the next start begins with an empty database')

import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from '../folders.ts'
import { findBinaries } from '../postgres/binaries.ts'
import { findPostmaster } from '../postgres/postmaster.ts'
import { say, stopWith } from '../start/say.ts'

if (process.env.DATABASE_URL) {
  stopWith('db:reset only empties the embedded database; unset DATABASE_URL first.')
}
const { dataFolder } = await findBinaries(join(DATA_FOLDER, 'postgres'))
if (findPostmaster(dataFolder)) stopWith('the product is running on this data; stop it first.')
const parts = ['sandbox', 'demo-data', 'files'].map((name) => join(DATA_FOLDER, name))
for (const part of [dataFolder, ...parts]) {
  if (existsSync(part)) rmSync(part, { recursive: true })
}
say('the data is deleted; the next start begins with an empty database')

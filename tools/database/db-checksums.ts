import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checksumOf } from '@understory/database/migration-files.ts'
import { readMigrations } from '../check/read-sources.ts'
import { findChangedMigrations, listedChecksums } from '../check/sql/migration-checksums.ts'
import { ROOT } from '../folders.ts'
import { say, stopWith } from '../start/say.ts'

// Adds a line for each new migration. A line that is there never changes.
const FILE = join(ROOT, 'packages/database/migration-checksums.txt')
const list = readFileSync(FILE, 'utf8')
const listed = listedChecksums(list)
const migrations = readMigrations()
const isListed = ({ path }: { readonly path: string }) => listed.has(basename(path))

for (const { path, message } of findChangedMigrations(migrations.filter(isListed), list))
  stopWith(`${path}: ${message}`)
const added = migrations.filter((each) => !isListed(each))
const lines = added.map(({ path, text }) => `${checksumOf(text)}  ${basename(path)}\n`)
writeFileSync(FILE, list + lines.join(''))
say(added.length > 0 ? `checksums added: ${added.length}` : 'every migration has its checksum')

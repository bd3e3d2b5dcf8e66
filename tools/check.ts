import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { findBreaches } from './check/boundaries.ts'
import { findImpurities } from './check/purity.ts'
import { readSources } from './check/read-sources.ts'
import { findLongFiles } from './check/sizes.ts'
import { findOtherTransactions } from './check/transactions.ts'
import { ROOT } from './folders.ts'
import { say, stopWith } from './start/say.ts'

function must(what: string, command: string, args: readonly string[], cwd = ROOT): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) stopWith(`${what} failed; the lines above say where.`)
  say(`${what} passed`)
}

must('format and lint', 'biome', ['check', '--error-on-warnings', '.'])

const sources = readSources()
const breaches = [findBreaches, findImpurities, findLongFiles, findOtherTransactions].flatMap(
  (find) => find(sources),
)
for (const { path, rule, message } of breaches) console.error(`${path}: ${rule}: ${message}`)
if (breaches.length > 0) stopWith('the boundaries are breached.')
say(`boundaries passed (${sources.length} files)`)

must('route types', 'react-router', ['typegen'], join(ROOT, 'apps/web'))
for (const project of ['.', ...globSync('{packages,apps}/*', { cwd: ROOT })]) {
  must(`types of ${project}`, 'tsc', ['-p', project])
}
must('unused code', 'knip', [])

import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { ROOT } from '../folders.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { buildProduct } from '../start/build-product.ts'
import { say, stopWith } from '../start/say.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { endAllWhenStopped } from '../test/left-over.ts'
import { differences, type TableFacts, takeFacts, untilLogged } from './facts.ts'
import { checkOutOlder, runTool, startCopy } from './older-copy.ts'

// An older version sells; it is backed up by its own program, upgraded, wiped and restored by this one. Ledger, public
// log, balances, certificates, invoices and payments have to be the same each time.

/** The first commit whose program makes backups. */
const FIRST_WITH_BACKUP = '8e9b24c4'

const { values: given } = parseArgs({
  options: {
    from: { type: 'string' },
    // Where the history is not there, as in a shallow clone, this says so and ends well.
    'where-there-is-history': { type: 'boolean', default: false },
  },
})
endAllWhenStopped()

const versions = given.from ? [given.from] : [FIRST_WITH_BACKUP, ...releasesBefore()]
const missing = versions.find((version) => !hasCommit(version))
if (missing) {
  const sentence = `the commit ${missing} is not in this clone: git fetch --unshallow brings it.`
  if (!given['where-there-is-history']) stopWith(sentence)
  say(`no upgrade was rehearsed: ${sentence}`)
  process.exit(0)
}

const began = performance.now()
for (const version of versions) await rehearseUpgrade(version)

async function rehearseUpgrade(version: string): Promise<void> {
  const folder = temporaryFolder('upgrade')
  const older = join(folder, 'older')
  const data = join(folder, 'data')
  try {
    await upgradeAndRestore({ version, folder, older, data })
  } catch (fault) {
    stopWith(fault instanceof Error ? fault.message : String(fault))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type UpgradeRehearsal = {
  /** A commit or a tag. */
  readonly version: string
  readonly folder: string
  /** Of the older version. */
  readonly older: string
  readonly data: string
}

async function upgradeAndRestore({ version, folder, older, data }: UpgradeRehearsal) {
  const before = { root: older, data }
  const after = { root: ROOT, data }
  checkOutOlder(version, older)
  const sold = await startCopy(before)
  note(`${version} sells`)
  await withServer(data, untilLogged)
  await sold.stop()
  const facts = await withServer(data, (url) => takeFacts(url))
  for (const { table, rows } of facts) if (rows > 0) say(`  ${table}: ${rows}`)
  if (facts.some(({ table, rows }) => table === 'invoice' && rows === 0))
    throw new Error('the older version sold nothing')

  runTool(before, ['tools/admin.ts', 'backup', join(folder, 'backup-of-older')])
  note('backed up by the older version')
  await buildProduct()
  runTool(after, ['tools/admin.ts', 'upgrade'])
  await assertSame(data, { when: 'after the upgrade', facts })
  runTool(after, ['tools/admin.ts', 'backup', join(folder, 'backup-of-newer')])

  for (const backup of ['backup-of-older', 'backup-of-newer']) {
    await withServer(data, async (url) => {
      await emptyDatabase(url)
      runTool(after, ['tools/admin.ts', 'restore', join(folder, backup)])
    })
    const when = `after everything was lost, and restored from the ${backup}`
    await assertSame(data, { when, facts })
  }
  const upgraded = await startCopy(after)
  const ready = await fetch(`${upgraded.origin}/readyz`)
  const ledger = await fetch(`${upgraded.origin}/ledger/checkpoint`)
  await upgraded.stop()
  if (ready.status !== 200 || ledger.status !== 200)
    throw new Error(`/readyz answers ${ready.status}, /ledger/checkpoint ${ledger.status}`)
  note('this version sells on it')
  say(`the upgrade from ${version} holds`)
}

/** Tags of releases in this clone, without the one that this is. */
function releasesBefore(): string[] {
  if (!hasCommit(FIRST_WITH_BACKUP)) return []
  const tags = ['tag', '--list', 'v*', '--merged', 'HEAD', '--no-contains', 'HEAD']
  return execFileSync('git', ['-C', ROOT, ...tags], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
}

function hasCommit(commit: string): boolean {
  try {
    execFileSync('git', ['-C', ROOT, 'cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function withServer<T>(data: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({
    folder: join(data, 'postgres'),
    database: 'understory',
  })
  try {
    return await work(server.url('understory'))
  } finally {
    await server.leave()
  }
}

async function assertSame(
  data: string,
  { when, facts }: { readonly when: string; readonly facts: readonly TableFacts[] },
): Promise<void> {
  const wrong = differences(facts, await withServer(data, (url) => takeFacts(url, facts)))
  if (wrong.length > 0) throw new Error(`${when}: ${wrong.join('; ')}`)
  note(`${when}, all is the same`)
}

/** As on a new machine: the database is there, and nothing is in it. */
async function emptyDatabase(url: string): Promise<void> {
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new pg.Client(server.href)
  await client.connect()
  await client.query('drop database understory with (force)')
  await client.query('create database understory')
  await client.end()
}

function note(what: string): void {
  say(`${Math.round((performance.now() - began) / 1_000)} s: ${what}`)
}

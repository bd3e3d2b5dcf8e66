import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { callerOf, intentForm } from './payments/http/sandbox-caller.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
let running: ChildProcess | null = null

afterEach(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, SANDBOX_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(String(data)))
    child.stderr?.once('data', (data) => reject(new Error(String(data))))
  })
  const { port } = JSON.parse(line)
  const sandbox = { url: `http://127.0.0.1:${port}` } as Parameters<typeof callerOf>[0]
  const killed = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { child, port, killed, server: callerOf(sandbox) }
}

test('killed in the middle of its work, it forgets nothing it had acknowledged', async () => {
  const first = await start()
  const acknowledged = new Map<string, string>()
  const pay = async (lane: number) => {
    for (let n = 0; ; n += 1) {
      const key = `${lane}-${n}`
      const form = intentForm({ confirm: 'true', payment_method: 'pm_card_visa' })
      const answer = await first.server.post('/v1/payment_intents', form, key)
      acknowledged.set(key, answer.body.id)
    }
  }
  const lanes = [0, 1, 2, 3].map((lane) => pay(lane).catch(() => undefined))
  const soon = { interval: 5, timeout: 60_000 }
  await expect.poll(() => acknowledged.size, soon).toBeGreaterThan(10)
  first.child.kill('SIGKILL')
  await Promise.all([...lanes, first.killed])

  const second = await start()
  expect(second.port).toBe(first.port)
  for (const [key, id] of acknowledged) {
    const form = intentForm({ confirm: 'true', payment_method: 'pm_card_visa' })
    const again = await second.server.post('/v1/payment_intents', form, key)
    expect(again.body).toMatchObject({ id, status: 'succeeded' })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  }
})

test('it refuses to start in production', async () => {
  await expect(start({ DEPLOYMENT: 'production' })).rejects.toThrow(/never runs in production/)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ListFundedProjects } from '@understory/contracts/proof/ledger.ts'
import { afterAll, expect, test } from 'vitest'
import { demoClient } from '../../apps/api/src/capabilities/developers/demo/demo-client.ts'
import { DEMO_PEOPLE } from '../../apps/api/src/capabilities/developers/demo/demo-people.ts'
import { ROOT } from '../folders.ts'
import { freePort } from '../free-port.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const folder = temporaryFolder('first-start')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `npm start` on this folder, until it says that it is ready. */
async function startUntilReady(): Promise<{ child: ChildProcess; said: string; origin: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/start.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      UNDERSTORY_DATA: folder,
      PORT: String(await freePort()),
      PASSWORD_COST: 'low',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      said += bytes.toString()
      const ready = /ready at (http:\S+)/.exec(said)?.[1]
      if (ready) resolve(ready)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the start ended with ${code}:\n${said}`)))
  })
  return { child, said, origin }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

test('a first start is ready once the sample people have what they show, a second one at once', async () => {
  const first = await startUntilReady()
  try {
    expect(first.said).toContain('making a sample business and a sample person')
    for (const person of DEMO_PEOPLE) {
      const call = await demoClient(
        { send: (request) => fetch(request), origin: first.origin },
        person,
      )
      const { projects } = await call(ListFundedProjects, {})
      expect(projects.length, person.kind).toBeGreaterThan(0)
    }
  } finally {
    await stop(first.child)
  }
  const second = await startUntilReady()
  await stop(second.child)
  expect(second.said).not.toContain('sample')
})

test('a start after one that was interrupted says that the sample people may lack something', async () => {
  renameSync(join(folder, 'demo-data'), join(folder, 'demo-data-begun'))
  const { child, said } = await startUntilReady()
  await stop(child)
  expect(said).toContain('making the sample people was interrupted')
})

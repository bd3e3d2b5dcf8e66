import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../tools/browser/find-chromium.ts'
import { freePort } from '../tools/free-port.ts'
import { run } from '../tools/start/processes.ts'
import { startStack } from '../tools/start/stack.ts'
import { temporaryFolder } from '../tools/temporary-folder.ts'
import { createScratchDatabase } from '../tools/test-database/scratch-database.ts'

/** The product as `npm start` runs it, on a folder of its own, for every journey. */
export default async function setup(project: TestProject) {
  const folder = temporaryFolder('journeys')
  const [chromium, port] = await Promise.all([findChromium(), freePort()])
  const env = {
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '100',
  }
  const given = process.env.DATABASE_URL
  const scratch = given ? await createScratchDatabase(given) : null
  if (scratch) process.env.DATABASE_URL = scratch.url
  const stack = await startStack({ folder, port, env })
  const strict = await startStrict(stack.env)
  project.provide('origin', stack.origin)
  project.provide('strictOrigin', strict.origin)
  project.provide('chromium', chromium)
  project.provide('sandboxUrl', String(stack.env.SANDBOX_URL))
  project.provide('databaseUrl', stack.database.url)
  return async () => {
    await strict.server.stop()
    await stack.stop()
    await scratch?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same database behind a second server: with a tag manager, and with the limits of a real one. */
async function startStrict(env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    ORIGIN: origin,
    TAG_MANAGER_ID: 'GTM-TEST123',
    RATE_LIMIT_SCALE: '1',
  }
  const server = await run('strict server', 'apps/api/src/main.ts', { ...env, ...settings })
  return { origin, server }
}

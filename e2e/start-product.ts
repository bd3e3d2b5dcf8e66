import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../tools/browser/find-chromium.ts'
import { freePort } from '../tools/free-port.ts'
import { startStack } from '../tools/start/stack.ts'
import { createScratchDatabase } from '../tools/test-database/scratch-database.ts'

/** The product as `npm start` runs it, on a folder of its own, for every journey. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'understory-journeys-'))
  // PostgreSQL may run as another user than we do.
  chmodSync(folder, 0o755)
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
  project.provide('origin', stack.origin)
  project.provide('chromium', chromium)
  project.provide('sandboxUrl', String(stack.env.SANDBOX_URL))
  return async () => {
    await stack.stop()
    await scratch?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

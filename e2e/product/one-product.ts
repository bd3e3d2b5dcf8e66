import { rmSync } from 'node:fs'
import { freePort } from '../../tools/free-port.ts'
import { type Stack, startStack } from '../../tools/start/stack.ts'
import { temporaryFolder } from '../../tools/temporary-folder.ts'
import { createScratchDatabase } from '../../tools/test-database/scratch-database.ts'

/** A copy of the product as `npm start` runs it, on a folder and a database of its own. */
export async function startProduct(
  name: string,
): Promise<{ stack: Stack; stop: () => Promise<void> }> {
  const folder = temporaryFolder(name)
  const port = await freePort()
  const env = {
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    PASSWORD_COST: 'low',
    RATE_LIMIT_SCALE: '100',
    CHECK_ANSWERS: 'true',
    CHECK_STATEMENTS: 'true',
  }
  const given = process.env.DATABASE_URL
  const scratch = given ? await createScratchDatabase(given) : null
  if (scratch) process.env.DATABASE_URL = scratch.url
  const stack = await startStack({ folder, port, env })
  return {
    stack,
    async stop() {
      await stack.stop()
      await scratch?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { rmSync } from 'node:fs'
import { freePort } from '../tools/free-port.ts'
import { buildProduct } from '../tools/start/build-product.ts'
import { seedDemo } from '../tools/start/seed-demo.ts'
import { type Stack, startStack } from '../tools/start/stack.ts'
import { temporaryFolder } from '../tools/temporary-folder.ts'

/** The product as `npm start` runs it, on a folder of its own, for as long as the work takes. */
export async function withProduct<T>(
  work: (stack: Stack) => Promise<T>,
  more: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = temporaryFolder('bench')
  await buildProduct()
  const env = {
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '1000',
    ...more,
  }
  const stack = await startStack({ folder, port: await freePort(), env })
  try {
    await seedDemo(stack, folder)
    return await work(stack)
  } finally {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

import { watch } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER, ROOT } from './folders.ts'
import { messageOf, say, stopWith } from './start/say.ts'
import { saySignIns, seedDemo } from './start/seed-demo.ts'
import { startStack } from './start/stack.ts'

// What the server process runs; the pages reload by themselves.
const SERVER_SOURCES = [
  'apps/api/src',
  'packages/adapters/src',
  'packages/contracts/src',
  'packages/database/src',
  'packages/domain/src',
  'packages/ledger-log/src',
  'packages/ports/src',
  'packages/spreadsheets/src',
]
const SETTLE_MS = 150

process.env.LOG_LEVEL ??= 'info'
try {
  const folder = DATA_FOLDER
  const stack = await startStack({
    folder,
    port: Number(process.env.PORT || 3000),
    env: { NODE_ENV: 'development' },
    scripts: {
      server: 'tools/start/dev-server.ts',
      worker: 'apps/api/src/worker.ts',
      sandbox: 'apps/sandbox/src/main.ts',
    },
    onGivenUp: stopWith,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => stack.stop().then(() => process.exit(0)))
  }
  let timer: NodeJS.Timeout | undefined
  const reload = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      stack.server.restart()
      stack.worker.restart()
    }, SETTLE_MS)
  }
  for (const source of SERVER_SOURCES) watch(join(ROOT, source), { recursive: true }, reload)
  if (stack.sandbox) await seedDemo(stack, folder, { script: 'apps/api/src/seed.ts' })
  say(`developing at ${stack.origin}`)
  if (stack.sandbox) saySignIns()
} catch (fault) {
  stopWith(messageOf(fault))
}

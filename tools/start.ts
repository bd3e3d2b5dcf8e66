import { DATA } from './folders.ts'
import { buildWeb } from './start/build-web.ts'
import { messageOf, say, stopWith } from './start/say.ts'
import { seedDemo } from './start/seed-demo.ts'
import { startStack } from './start/stack.ts'

const port = Number(process.env.PORT || 3000)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stopWith(`PORT must be a number between 1 and 65535; it is ${process.env.PORT}.`)
}
process.env.LOG_LEVEL ??= 'warn'

try {
  const folder = process.env.UNDERSTORY_DATA ?? DATA
  const stack = await startStack({
    folder,
    port,
    beforeServer: async () => {
      if (await buildWeb()) say('built the pages')
    },
  })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await stack.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  say(`ready at ${stack.origin}`)
  if (stack.sandbox) await seedDemo(stack, folder)
} catch (fault) {
  stopWith(messageOf(fault))
}

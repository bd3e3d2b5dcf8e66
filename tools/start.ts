import { DATA_FOLDER } from './folders.ts'
import { buildProduct } from './start/build-product.ts'
import { messageOf, say, stopWith } from './start/say.ts'
import { lacksDemo, saySignIns, seedDemo } from './start/seed-demo.ts'
import { type Stack, startStack } from './start/stack.ts'

const port = Number(process.env.PORT || 3000)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stopWith(`PORT must be a number between 1 and 65535; it is ${process.env.PORT}.`)
}
process.env.LOG_LEVEL ??= 'warn'

let stack: Stack | null = null
const starting = new AbortController()
let isStopping = false
let isReady = false

function sayReady(origin: string): void {
  if (isReady) return
  isReady = true
  say(`ready at ${origin}`)
}

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  starting.abort()
  await stack?.stop()
  // A start in progress stops what it has started, and then ends by itself.
  if (stack) process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))

try {
  const folder = DATA_FOLDER
  stack = await startStack({
    folder,
    port,
    signal: starting.signal,
    beforeServer: async () => {
      if (await buildProduct()) say('built the product')
    },
    // Pages alone are not what a first start promises: whoever signs in then would find nothing.
    onServing: ({ origin, usesSandbox }) => {
      if (!usesSandbox || !lacksDemo(folder)) sayReady(origin)
    },
    onGivenUp: (sentence) => {
      console.error(`understory: ${sentence}`)
      void stop(1)
    },
  })
  if (isStopping) {
    await stack.stop()
    process.exit(0)
  }
  if (stack.sandbox) await seedDemo(stack, folder, { signal: starting.signal })
  if (!isStopping) sayReady(stack.origin)
  if (stack.sandbox && !isStopping) {
    saySignIns()
    const pages = ['/rutter/shops', '/shopify', '/woocommerce']
    const shops = pages.map((page) => `${stack?.env.SANDBOX_URL}${page}`)
    say(`place orders in shops that are made up: ${shops.join(' ')}`)
  }
} catch (fault) {
  if (isStopping) process.exit(0)
  stopWith(messageOf(fault))
}

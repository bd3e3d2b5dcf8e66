import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '../../tools/temporary-folder.ts'
import type { Driven } from './driven.ts'

type Reply = { readonly id?: number; readonly result?: unknown; readonly message?: string }
type Send = (method: string, params: object) => Promise<unknown>

/** Firefox speaks WebDriver BiDi itself; no driver is needed between. */
export async function startFirefox(program: string): Promise<Driven> {
  const profile = temporaryFolder('firefox')
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const socket = new WebSocket(`${await addressIn(child.stderr)}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Firefox took no connection.')))
  })
  const send = sender(socket)
  await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: readonly { context: string }[]
  }
  const context = contexts[0]?.context
  return {
    navigate: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const answer = (await send('script.evaluate', {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } }
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result?.value ?? 'null')
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async close() {
      socket.close()
      child.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = line.match(/listening on (ws:\S+)/)?.[1]
    if (!address) continue
    // It goes on writing there, which nobody reads.
    output.resume()
    return address
  }
  throw new Error('Firefox ended before it could be driven.')
}

function sender(socket: WebSocket): Send {
  const waiting = new Map<number, (reply: Reply) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, ({ result, message }) =>
        message === undefined ? resolve(result) : reject(new Error(`${method}: ${message}`)),
      )
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

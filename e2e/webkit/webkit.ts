import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.ts'
import { temporaryFolder } from '../../tools/temporary-folder.ts'
import type { Driven } from './driven.ts'

const STARTS_WITHIN_MS = 20_000
const MINI_BROWSER = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
}

/** WebKitGTK's own driver, which starts its MiniBrowser; without a screen one is made up. */
export async function startWebKit(program: string): Promise<Driven> {
  const screen = process.env.DISPLAY ? null : await startScreen()
  const port = await freePort()
  const settings = withoutMotion()
  const env = {
    ...process.env,
    XDG_CONFIG_HOME: settings,
    ...(screen && { DISPLAY: screen.display }),
  }
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' })
  const base = `http://127.0.0.1:${port}`
  await untilReady(base)
  const { sessionId } = (await ask(`${base}/session`, 'POST', {
    capabilities: { alwaysMatch: MINI_BROWSER },
  })) as { sessionId: string }
  const session = `${base}/session/${sessionId}`
  return {
    navigate: async (url) => {
      await ask(`${session}/url`, 'POST', { url })
    },
    evaluate: (expression) =>
      ask(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] }),
    perform: async (actions) => {
      await ask(`${session}/actions`, 'POST', { actions })
    },
    resize: async (width, height) => {
      await ask(`${session}/window/rect`, 'POST', { width, height })
    },
    async forget() {
      // It says that it has forgotten before it has.
      while (((await ask(`${session}/cookie`, 'GET')) as unknown[]).length > 0) {
        await ask(`${session}/cookie`, 'DELETE')
        await wait(100)
      }
    },
    async close() {
      await ask(session, 'DELETE').catch(() => null)
      for (const child of [driver, screen?.child]) if (child) await end(child)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

/** Pages that change at once: one that still moves takes no clicks. */
function withoutMotion(): string {
  const folder = temporaryFolder('webkit')
  mkdirSync(join(folder, 'gtk-3.0'))
  const settings = '[Settings]\ngtk-enable-animations=0\n'
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), settings)
  return folder
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

async function ask(
  url: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { message?: string } | null }
  if (!answer.ok) throw new Error(`${url}: ${value?.message ?? answer.status}`)
  return value
}

async function untilReady(base: string): Promise<void> {
  const until = performance.now() + STARTS_WITHIN_MS
  while (performance.now() < until) {
    const answer = await fetch(`${base}/status`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('the driver of WebKitGTK does not answer.')
}

async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', () => reject(new Error('WebKitGTK needs a screen: install xvfb.')))
    child.stdio[3]?.once('data', (data) => resolve(String(data).trim()))
  })
  return { child, display: `:${number}` }
}

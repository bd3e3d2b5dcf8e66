import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrowser } from '../../../tools/browser/find-browser.ts'
import { freePort } from '../../../tools/free-port.ts'
import { temporaryFolder } from '../../../tools/temporary-folder.ts'
import { end, startScreen } from './screen.ts'

/** As long as a busy machine needs. */
export const WEBKIT_SESSION_TIMEOUT_MS = 60_000

const SCRIPT_MS = 20_000
/** A little longer than a script may take. */
const ANSWERS_WITHIN_MS = 25_000

/** A refusal of the driver, by its code in the standard. */
export class WebDriverRefused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

export type Session = {
  /** One command of WebDriver; the path is below that of the session. */
  readonly send: <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>
  /** Where files are saved, and where those lie that are chosen. */
  readonly folder: string
  readonly close: () => Promise<void>
}

type Wishes = { readonly proxy: string; readonly moves: boolean }

/** A MiniBrowser of its own, started by a driver of its own: a driver has one session at a time. */
export async function startSession({ proxy, moves }: Wishes): Promise<Session> {
  const screen = await startScreen()
  const folder = temporaryFolder('webkit')
  writeSettings(folder, moves)
  const port = await freePort()
  const driver = spawn(findBrowser('webkit') ?? '', [`--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: folder, DISPLAY: screen.display },
    stdio: 'ignore',
  })
  const base = `http://127.0.0.1:${port}`
  await untilReady(base)
  const { sessionId } = await askDriver<{ sessionId: string }>(`${base}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        // Else a command waits for all that a page loads, also for what a journey holds back.
        pageLoadStrategy: 'none',
        // The answer of a script can be lost with the page that it ran in; then it is asked again.
        timeouts: { script: SCRIPT_MS },
        proxy: { proxyType: 'manual', httpProxy: proxy },
        'webkitgtk:browserOptions': { args: ['--automation'] },
      },
    },
  })
  const session = `${base}/session/${sessionId}`
  return {
    folder,
    send: (method, path, body) => askDriver(session + path, method, body),
    async close() {
      await askDriver(session, 'DELETE').catch(() => null)
      await end(driver)
      await screen.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether pages move, a window that can be as narrow as a phone, and where files are saved. */
function writeSettings(folder: string, moves: boolean): void {
  const gtk = join(folder, 'gtk-3.0')
  mkdirSync(gtk)
  mkdirSync(join(folder, 'saved'))
  writeFileSync(join(gtk, 'settings.ini'), `[Settings]\ngtk-enable-animations=${moves ? 1 : 0}\n`)
  writeFileSync(
    join(gtk, 'gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n',
  )
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${join(folder, 'saved')}"\n`)
}

async function askDriver<T>(url: string, method: string, body?: object): Promise<T> {
  const { isDone, said } = await exchange(url, method, body)
  const { value } = JSON.parse(said) as { value: T & { error?: string; message?: string } }
  if (!isDone) throw new WebDriverRefused(value?.error ?? 'unknown error', value?.message ?? '')
  return value
}

/** Over a connection of its own: one that is used again, the driver may be about to end. */
function exchange(url: string, method: string, body?: object) {
  return new Promise<{ isDone: boolean; said: string }>((resolve, reject) => {
    const late = setTimeout(() => reject(new WebDriverRefused('no answer', url)), ANSWERS_WITHIN_MS)
    const asked = request(url, { method, agent: false }, (answer) => {
      const isDone = answer.statusCode === 200
      resolve(text(answer).then((said) => ({ isDone, said })))
    })
    asked.once('error', reject)
    asked.once('close', () => clearTimeout(late))
    asked.end(body && JSON.stringify(body))
  })
}

async function untilReady(base: string): Promise<void> {
  const until = performance.now() + WEBKIT_SESSION_TIMEOUT_MS
  while (performance.now() < until) {
    const answer = await fetch(`${base}/status`).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error('the driver of WebKitGTK does not answer.')
}

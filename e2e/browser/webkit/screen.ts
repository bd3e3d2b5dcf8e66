import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The middle of this is where the pointer rests: the window there has the focus. */
export const SCREEN = { width: 1600, height: 1200 }

export type Screen = { readonly display: string; readonly close: () => Promise<void> }

/** A screen that is made up, with one window on it, which nothing takes the focus from. */
export async function startScreen(): Promise<Screen> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', () => reject(new Error('WebKitGTK needs a screen: install xvfb.')))
    child.stdio[3]?.once('data', (data) => resolve(String(data).trim()))
  })
  return { display: `:${number}`, close: () => end(child) }
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

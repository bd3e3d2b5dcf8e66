import { spawn } from 'node:child_process'

const OPENERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['darwin', ['open']],
  ['win32', ['rundll32', 'url.dll,FileProtocolHandler']],
])

/** Opens a page in the browser where there is one; whoever has none copies the address. */
export function openPage(address: string, platform: string): void {
  const [program = '', ...args] = OPENERS.get(platform) ?? ['xdg-open']
  const opening = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
  opening.on('error', () => undefined)
  opening.unref()
}

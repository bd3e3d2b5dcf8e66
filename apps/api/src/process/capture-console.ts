import { inspect } from 'node:util'
import type { Deps } from '../deps.ts'

/**
 * What a library writes to the console becomes a line of our log: one line, however many it spans, so
 * that no request path can forge a log line.
 */
export function captureConsole(
  log: Pick<Deps['log'], 'error' | 'warn' | 'info'>,
  target: Pick<Console, 'error' | 'warn' | 'log'> = console,
) {
  const write = (level: 'error' | 'warn' | 'info') => {
    return (...parts: unknown[]) => {
      const said = parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ')
      log[level]({ said }, 'console')
    }
  }
  Object.assign(target, { error: write('error'), warn: write('warn'), log: write('info') })
}

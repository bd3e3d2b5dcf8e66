import type { StatusPart } from '@understory/domain/site/status/judge-status.ts'
import { statusMessage } from './messages/messages.generated.ts'

/** Without its database the software has not even seen that nothing was seen. */
export const unknownWords = (part: StatusPart, hasDatabase: boolean): string =>
  hasDatabase || part === 'backup'
    ? statusMessage(`part.${part}.unknown`)
    : statusMessage('storedInDatabase')

export const utc = (iso: string): string => statusMessage('at', { instant: new Date(iso) })

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** In the largest whole unit. */
export function duration(from: string, to: string): string {
  const seconds = Math.max(0, (Date.parse(to) - Date.parse(from)) / 1_000)
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size)
    if (count > 0) return statusMessage(`duration.${unit}`, { count })
  }
  return statusMessage('duration.less')
}

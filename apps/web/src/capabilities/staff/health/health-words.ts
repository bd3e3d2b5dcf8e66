import { healthMessage } from './messages/messages.generated.ts'
/** "28/11/2026, 09:12 UTC". */
export function minuteOf(instant: string): string {
  const [year, month, day] = instant.slice(0, 10).split('-')
  return `${day}/${month}/${year}, ${instant.slice(11, 16)} UTC`
}

/** "40 seconds", "3 minutes", "5 hours", "2 days". */
export function ageOf(since: string, now: string): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(since)) / 1_000)
  for (const [unit, size] of AGE_UNITS) {
    const count = Math.floor(seconds / size)
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`
  }
  return healthMessage('health.lessThanSecond')
}

const AGE_UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { shownDate } from '../../../../shell/shown-date.ts'
import { consoleMessage } from '../messages/messages.generated.ts'

/** "3 wait; the oldest for 5 days": how much a queue holds and how long its first has waited. */
export function waitingWords(since: readonly string[], now: Date): string {
  const oldest = since.toSorted()[0]
  if (oldest === undefined) return consoleMessage('waitingSince.nothingWaits')
  return `${since.length} ${since.length === 1 ? 'waits' : 'wait'}; the oldest ${ageWords(oldest, now)}.`
}

/** "since today", "for 1 day", "for 5 days". */
export function ageWords(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS)
  if (days < 1) return consoleMessage('waitingSince.sinceToday')
  return days === 1 ? 'for 1 day' : consoleMessage('waitingSince.forDays', { days: String(days) })
}

/** "21/11/26, waiting for 5 days". */
export function waitingSince(since: string, now: Date): string {
  return consoleMessage('waitingSince.waiting', {
    since: shownDate(since),
    since2: ageWords(since, now),
  })
}

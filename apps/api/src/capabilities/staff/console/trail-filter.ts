import { ACTIVITY_WORDS } from '@understory/domain/activity/activity-words.generated.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { type RawBuilder, sql } from 'kysely'

/** Words that each have to stand somewhere, and days in UTC, the last one whole. */
export type TrailFilter = {
  readonly words?: string | undefined
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
}

const SPOKEN = Object.entries(ACTIVITY_WORDS).map(([event, words]) => [event, words.toLowerCase()])

/** Whether an entry `e` of the trail, with user `u`, staff `s` and account `a`, fits. */
export function fitsTrailFilter({ words = '', from, to }: TrailFilter): RawBuilder<boolean> {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const conditions = [
    ...wanted.map(saysWord),
    ...(from ? [sql`e.at >= ${from}::date`] : []),
    ...(to ? [sql`e.at < ${to}::date + 1`] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

function saysWord(word: string): RawBuilder<unknown> {
  const events = SPOKEN.flatMap(([event, said]) => (said?.includes(word) ? [event] : []))
  return sql`(e.event = any(${events}::text[]) or position(${word} in lower(
    concat_ws(' ', e.event, u.email, s.email, a.display_name, e.reason, e.facts ->> 'summary'))) > 0)`
}

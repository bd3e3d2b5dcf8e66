import type { Tx } from '@understory/database/connect.ts'
import {
  type CalendarDate,
  firstDay,
  type Month,
  monthOf,
} from '@understory/domain/calendar/calendar.ts'
import type { SharingMethod } from '@understory/domain/footprints/answers/answer-facts.ts'
import {
  exceedsWhole,
  type GivenShare,
  millionthsOf,
} from '@understory/domain/footprints/answers/shares-given.ts'
import { sql } from 'kysely'
import { hashOfLink } from '../../../http/link.ts'
import type { WorkedOutAnswer } from './work-out-answer.ts'

/** The share of a customer, which is compared with those of the others. */
export const givenShareOf = ({ shown, share }: WorkedOutAnswer): GivenShare => ({
  // Without a benchmark, as by a link, no answer is a hybrid.
  method: shown.method === 'hybrid' ? 'revenue-share' : shown.method,
  period: shown.period,
  millionths: millionthsOf(share),
})

type ShareBeside = {
  readonly method: SharingMethod
  readonly from_month: CalendarDate
  readonly to_month: CalendarDate
  readonly share_millionths: number
}

/**
 * Whether an account would give its customers more than all of its emissions. Until the transaction ends nobody else
 * releases for that account; of a link that no account has taken nothing else is known.
 */
export async function isMoreThanAll(tx: Tx, token: string, next: GivenShare): Promise<boolean> {
  const { rows } = await sql<ShareBeside>`
    select * from shares_beside_answer(${hashOfLink(token)})`.execute(tx)
  const others = rows.map(({ method, from_month, to_month, share_millionths }) => ({
    method,
    period: { from: monthOf(from_month), to: monthOf(to_month) },
    millionths: share_millionths,
  }))
  return exceedsWhole(others, next)
}

type CountingAnswer = {
  readonly id: string
  readonly grams: number
  readonly given: GivenShare
}

/** Writes down what was released, where an account has taken the request. */
export async function countOwnAnswer(
  tx: Tx,
  token: string,
  { id, grams, given: { method, period, millionths } }: CountingAnswer,
): Promise<void> {
  const release = JSON.stringify({
    ...{ id, grams, method, share: millionths },
    from: firstDay(period.from as Month),
    to: firstDay(period.to as Month),
  })
  await sql`select count_own_answer(${hashOfLink(token)}, ${release}::jsonb)`.execute(tx)
}

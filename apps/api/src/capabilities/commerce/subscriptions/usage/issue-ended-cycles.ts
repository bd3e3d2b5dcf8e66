import { type CalendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import { startOfCycleBefore } from '@understory/domain/commerce/subscriptions/billing-cycle.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { issueStoreBills } from '../../../stores/bills/public.ts'

type IssueEndedCyclesDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log' | 'crashPoint'>

const ISSUE_ENDED_CYCLES_BATCH_SIZE = 500

type Due = {
  readonly account_id: string
  readonly store_id: string
  readonly cut_on: CalendarDate
  readonly current_from: CalendarDate
  readonly current_to: CalendarDate
}

/** A bill is some thirty statements, one after another: meanwhile another account's can be issued. */
export const ACCOUNTS_AT_ONCE = 3

/**
 * Issues the bills of every store whose cycle has ended: connected ones, and those that were disconnected in it.
 * A cycle ends when the day of the next charge begins. One that fails does not block the others. The stores of an
 * account are billed one after another, accounts beside each other.
 */
export async function issueEndedCycles(deps: IssueEndedCyclesDeps): Promise<void> {
  const limited = pLimit(ACCOUNTS_AT_ONCE)
  const byAccount = Map.groupBy(await listDue(deps), ({ account_id }) => account_id)
  await Promise.all(
    [...byAccount.values()].map((stores) =>
      limited(async () => {
        for (const due of stores) await issueOne(deps, due)
      }),
    ),
  )
}

async function issueOne(deps: IssueEndedCyclesDeps, due: Due): Promise<void> {
  const { account_id: accountId, store_id: storeId, cut_on, current_from, current_to } = due
  // The provider may have turned the cycle already.
  const hasTurned = cut_on === current_from
  const from = hasTurned ? startOfCycleBefore({ from: current_from, to: current_to }) : current_from
  try {
    await transact(deps.db, (tx) =>
      issueStoreBills(tx, deps, {
        accountId,
        storeId,
        chargedBy: 'card',
        issueAt: new Date(cut_on),
        cycleFrom: new Date(from),
        budgetMinor: null,
      }),
    )
    await deps.crashPoint('bill-issued')
  } catch (fault) {
    deps.log.warn({ storeId, err: fault }, 'the bill of a store was not issued')
  }
}

async function listDue({ db, clock }: IssueEndedCyclesDeps): Promise<Due[]> {
  const today = dayOf(clock())
  const { rows } = await sql<Due>`
    select t.account_id, t.id as store_id, s.cut_on, s.current_from, s.current_to
    from (select account_id, current_from, current_to,
        case when current_to < ${today}::date then current_to + 1 else current_from end as cut_on
      from subscription
      where product = ${USAGE_PRODUCT} and activated_at is not null and ended_at is null
        and ending_at is null and current_from is not null) s
      join store t on t.account_id = s.account_id and t.charged_by = 'card'
    where greatest(t.counts_from, t.billed_until) < s.cut_on::timestamp at time zone 'UTC'
    order by s.cut_on, t.account_id, t.id limit ${ISSUE_ENDED_CYCLES_BATCH_SIZE}`.execute(db)
  return rows
}

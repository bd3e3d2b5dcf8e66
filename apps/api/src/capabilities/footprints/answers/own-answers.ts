import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListOwnAnswers } from '@understory/contracts/footprints/suppliers/own-answers.ts'
import { type CalendarDate, dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import type { SharingMethod } from '@understory/domain/footprints/answers/answer-facts.ts'
import { sharesGiven } from '@understory/domain/footprints/answers/shares-given.ts'
import type { SupplierRequestState } from '@understory/domain/footprints/suppliers/request-steps.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { hashOfLink } from '../../../http/link.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { linkOfSupplierRequest } from './request-link.ts'

type TakingRequest = { readonly token: string; readonly userId: string }

/** From now on the account answers this request, and its share counts with those of its other customers. */
export function takeRequest(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token, userId }: TakingRequest,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const { rows } = await sql<{ outcome: 'taken' | 'elsewhere' | null }>`
      select take_supplier_request(${hashOfLink(token)}, ${deps.clock()}, ${userId}) as outcome`.execute(
      tx,
    )
    const outcome = rows[0]?.outcome
    if (!outcome) return refuse('LINK_GONE')
    return outcome === 'elsewhere' ? refuse('REQUEST_TAKEN') : undefined
  })
}

type OwnRequestStep = {
  readonly request_id: string
  readonly state: SupplierRequestState
  readonly supplier_name: string
  readonly asked_from: CalendarDate
  readonly asked_to: CalendarDate
  readonly due_on: CalendarDate
}

const MOST_OWN_ANSWERS = 1_000

/** The requests that an account took, what it gave to each customer, and what that comes to. */
export async function listOwnAnswers(
  deps: Pick<Deps, 'db' | 'config'>,
  accountId: string,
): Promise<ReplyOf<typeof ListOwnAnswers>> {
  const rows = await deps.db
    .selectFrom('own_answer')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('taken_at', 'desc')
    .orderBy('request_id')
    .limit(MOST_OWN_ANSWERS)
    .execute()
  const steps = await sql<OwnRequestStep>`select * from steps_of_own_answers()`.execute(deps.db)
  const stepOf = new Map(steps.rows.map((step) => [step.request_id, step]))
  const answers = rows.flatMap((row) => {
    const step = stepOf.get(row.request_id)
    return step ? [presentOwnAnswer(deps, row, step)] : []
  })
  const shares = answers.flatMap(({ given }) =>
    given && given.millionths !== null ? [{ ...given, millionths: given.millionths }] : [],
  )
  return { answers, shares: sharesGiven(shares) }
}

type OwnAnswerRow = {
  readonly request_id: string
  readonly customer_name: string
  readonly taken_at: Date
  readonly method: string | null
  readonly from_month: CalendarDate | null
  readonly to_month: CalendarDate | null
  readonly grams: number | null
  readonly share_millionths: number | null
}

const presentOwnAnswer = (
  deps: Pick<Deps, 'config'>,
  { request_id, customer_name, taken_at, ...given }: OwnAnswerRow,
  step: OwnRequestStep,
) => ({
  supplierRequestId: request_id,
  customerName: customer_name,
  askedAs: step.supplier_name,
  url: linkOfSupplierRequest(deps, request_id).url,
  state: step.state,
  period: { from: monthOf(step.asked_from), to: monthOf(step.asked_to) },
  dueOn: step.due_on,
  takenOn: dayOf(taken_at),
  given:
    given.from_month && given.to_month && given.grams !== null
      ? {
          method: given.method as SharingMethod,
          period: { from: monthOf(given.from_month), to: monthOf(given.to_month) },
          grams: given.grams,
          millionths: given.share_millionths,
        }
      : null,
})

type LeavingRequest = { readonly accountId: string; readonly supplierRequestId: string }

/** Takes a request off the list of an account; the link and what was released by it stay. */
export async function leaveRequest(
  { db }: Pick<Deps, 'db'>,
  { accountId, supplierRequestId }: LeavingRequest,
): Promise<Refused | undefined> {
  const left = await db
    .deleteFrom('own_answer')
    .where('account_id', '=', accountId)
    .where('request_id', '=', supplierRequestId)
    .returning('request_id')
    .executeTakeFirst()
  return left ? undefined : refuse('SUPPLIER_REQUEST_NOT_FOUND')
}

import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  AnswerFigureRequest,
  ReadFigureRequest,
} from '@understory/contracts/footprints/figure-requests.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { type CalendarDate, monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  mayBecome,
  type RequestState,
} from '@understory/domain/footprints/figure-requests/request-states.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { hashOfLink } from '../../../http/link.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { figureRequestsMessage } from './messages/messages.generated.ts'
import { StoredFigures } from './request-records.ts'

type HeldRequest = {
  readonly id: string
  readonly state: RequestState
  readonly figures: unknown
  readonly site: string | null
  readonly from_month: CalendarDate
  readonly to_month: CalendarDate
  readonly note: string | null
  readonly due_on: CalendarDate
  readonly company_name: string
  readonly asker_name: string | null
  readonly answered_name: string | null
  readonly remark: string | null
  readonly reason: string | null
}

async function findHeld(
  db: Database | Tx,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<HeldRequest | undefined> {
  const { rows } = await sql<HeldRequest>`
    select * from read_figure_request(${hashOfLink(token)}, ${now})`.execute(db)
  return rows[0]
}

/** What the holder of a link is asked; nothing else of the account can be read by it. */
export async function readFigureRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<ReplyOf<typeof ReadFigureRequest> | Refused> {
  const held = await findHeld(db, { token, now: clock() })
  if (!held) return refuse('LINK_GONE')
  return {
    state: held.state,
    figures: StoredFigures.parse(held.figures),
    site: held.site,
    period: { from: monthOf(held.from_month), to: monthOf(held.to_month) },
    note: held.note,
    dueOn: held.due_on,
    companyName: held.company_name,
    askedBy: held.asker_name,
    answeredBy: held.answered_name,
    remark: held.remark,
    reason: held.reason,
  }
}

/** Stores what the holder of a link answers; who asked is told. */
export function answerFigureRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  token: string,
  body: BodyOf<typeof AnswerFigureRequest>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const now = deps.clock()
    const held = await findHeld(tx, { token, now })
    if (!held) return refuse('LINK_GONE')
    if (!mayBecome(held.state, 'answered')) return refuse('REQUEST_CLOSED')
    const asked = StoredFigures.parse(held.figures)
    const { quantities, isFromBill, name, remark } = body
    if (quantities.length !== asked.length) {
      const message = figureRequestsMessage('answer-figures.answer-figure-request')
      return refuse('BAD_REQUEST', [{ field: 'quantities', message }])
    }
    if (quantities.every((quantity) => quantity === null)) {
      return refuse('BAD_REQUEST', [
        { field: 'quantities.0', message: figureRequestsMessage('answer-figures.message') },
      ])
    }
    const figures = asked.map((figure, at) => {
      const quantity = quantities[at] ?? null
      return { ...figure, quantity, isFromBill: quantity !== null && isFromBill }
    })
    const { rows } = await sql<{ done: boolean }>`
      select answer_figure_request(${hashOfLink(token)}, ${now}, ${name},
        ${JSON.stringify(figures)}::jsonb, ${remark || null}) as done`.execute(tx)
    if (!rows[0]?.done) return refuse('REQUEST_CLOSED')
    await deps.jobs.enqueue(tx, 'send-figure-answer', {
      figureRequestId: held.id,
      at: now.toISOString(),
    })
    return undefined
  })
}

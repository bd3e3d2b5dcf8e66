import { ShownAnswer } from '@understory/contracts/footprints/answers.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { SupplierRequestState } from '@understory/domain/footprints/suppliers/request-steps.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { hashOfLink } from '../../../http/link.ts'

/** What the database gives to who holds a link; the ids stay here. */
export type HeldSupplierRequest = {
  readonly id: string
  readonly account_id: string
  readonly footprint_id: string
  readonly state: SupplierRequestState
  readonly company_name: string
  readonly asker_name: string | null
  readonly supplier_name: string
  readonly email: string | null
  readonly message: string | null
  readonly from_month: CalendarDate
  readonly to_month: CalendarDate
  readonly due_on: CalendarDate
  readonly reason: string | null
  readonly release_id: string | null
  readonly shown: unknown
  readonly released_at: Date | null
}

type Holding = { readonly token: string; readonly now: Date }

export async function findHeldRequest(
  db: Database | Tx,
  { token, now }: Holding,
): Promise<HeldSupplierRequest | undefined> {
  const { rows } = await sql<HeldSupplierRequest>`
    select * from read_supplier_request(${hashOfLink(token)}, ${now})`.execute(db)
  return rows[0]
}

export const shownOfRelease = (shown: unknown): ShownAnswer => ShownAnswer.parse(shown)

export type AnswersDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs' | 'config'>

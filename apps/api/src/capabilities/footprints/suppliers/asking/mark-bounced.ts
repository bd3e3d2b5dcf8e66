import { sql } from 'kysely'
import type { WhenMailReturns } from '../../../../returning-mail.ts'

const REQUEST_IN_MESSAGE_ID =
  /supplier-(?:request|reminder)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/

/** A request whose email came back waits for its customer; one that was opened since has reached someone. */
export const markBounced: WhenMailReturns = async ({ db, clock }, { email, messageId }) => {
  const [, id] = REQUEST_IN_MESSAGE_ID.exec(messageId ?? '') ?? []
  await db
    .updateTable('supplier_request')
    .set({ state: 'bounced', stepped_at: clock() })
    .where('state', 'in', ['queued', 'requested'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
}

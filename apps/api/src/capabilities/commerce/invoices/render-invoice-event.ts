import type { EventRenderer } from '../../../event-renderer.ts'
import { Refused } from '../../../http/refuse.ts'
import { findOwnInvoice } from './list-invoices.ts'

/** What an event about an invoice says of it: all that the API does. */
export const renderInvoiceEvent: EventRenderer = async (deps, { accountId, mode, subject }) => {
  const invoice = await findOwnInvoice(deps, { accountId, mode }, subject.invoiceId ?? '')
  return invoice instanceof Refused ? null : { data: invoice }
}

import { HOUR_MS } from '@understory/domain/calendar/durations.ts'
import { listChargesUnknownHere } from '../../../apps/api/src/capabilities/proof/ledger-check/provider/charges-unknown-here.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'
import { reachProvider } from './verify-ledger.ts'

type AfterRestoreOptions = {
  readonly hours: string
  /** A payment of the list. */
  readonly refund?: string
}

/** Who paid after the backup, by the provider, and on request the refund of one of them. Whether none is left. */
export async function afterRestore({ hours, refund }: AfterRestoreOptions): Promise<boolean> {
  const count = Number(hours)
  if (!(count > 0)) throw new Error('--hours is a number, such as 72.')
  const gateway = reachProvider()
  const charges = await onDatabase((db) =>
    listChargesUnknownHere(db, gateway, new Date(Date.now() - count * HOUR_MS)),
  )
  if (refund !== undefined) {
    const charge = charges.find(({ paymentId }) => paymentId === refund)
    if (!charge)
      throw new Error(`${refund} is not in the list of after-restore, and was not refunded here.`)
    await gateway.refundPayment(refund, `after-restore-${refund}`)
    say(`refunded ${refund}, paid ${charge.paidAt.toISOString()}`)
    return true
  }
  for (const { paymentId, paidAt, received, purchaseId } of charges)
    console.log(
      `${paymentId}  ${paidAt.toISOString()}  ${received.minor} minor units ${received.currency}  purchase ${purchaseId}`,
    )
  say(
    charges.length === 0
      ? 'no charge of this time is unknown here'
      : `${charges.length} paid for a purchase that this database does not have: refund each with --refund PAYMENT; who it was, the provider says`,
  )
  return charges.length === 0
}

import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import {
  certificateCode,
  shownCode,
} from '@understory/domain/proof/certificates/certificate-code.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { opensDialog } from '@understory/ui/messages/dialog.tsx'
import type { ReactNode } from 'react'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { paymentPath } from '../../payments/public.ts'
import { purchaseName } from './purchase-words.ts'
import styles from './purchases.module.css'

type WaysProps = { readonly purchase: Purchase; readonly mayChange: boolean }

/** What can be done with a purchase; others only look at it. */
export function PurchaseWays({ purchase, mayChange }: WaysProps) {
  const { status, certificateId, invoiceNumber, uuid, isGift } = purchase
  const which = <span className="visually-hidden"> of {purchaseName(purchase)}</span>
  if (status === 'pending' || status === 'failed') {
    return <UnpaidWays purchase={purchase} mayChange={mayChange} which={which} />
  }
  return (
    <div className={styles.ways}>
      {status === 'paid' && certificateId ? (
        <>
          <a href={`/my-impact/certificates/${certificateId}.pdf`}>Certificate{which}</a>
          <a href={`/verify/${certificateId}`}>Verify{which}</a>
        </>
      ) : null}
      {invoiceNumber ? <a href={`/my-impact/invoices/${uuid}.pdf`}>Invoice{which}</a> : null}
      {isGift ? <a href="/my-impact/manage/gifts">Gifts{which}</a> : null}
      {status === 'paid' && certificateId ? (
        <details className={styles.more}>
          <summary>More{which}</summary>
          <div>
            <span className="nowrap">Short code {shownCode(certificateCode(certificateId))}</span>
            <CopyLink path={`/verify/${certificateId}`} which={which} />
            {mayChange ? (
              <Button look="quiet" {...opensDialog(`change-${uuid}`)}>
                Change{which}
              </Button>
            ) : null}
          </div>
        </details>
      ) : null}
      {status === 'refunded' && certificateId ? (
        <p className={styles.why}>Its certificate has ended.</p>
      ) : null}
    </div>
  )
}

type UnpaidProps = WaysProps & { readonly which: ReactNode }

function UnpaidWays({ purchase, mayChange, which }: UnpaidProps) {
  const hasFailed = purchase.status === 'failed'
  return (
    <div className={styles.ways}>
      {mayChange ? (
        <>
          <a href={paymentPath({ pays: 'quote', id: purchase.quoteId })}>
            {hasFailed ? 'Try again' : 'Finish paying'}
            {which}
          </a>
          <form method="post">
            <input type="hidden" name="purchaseId" value={purchase.uuid} />
            <Button type="submit" look="quiet" name="intent" value="cancel">
              Cancel<span className="visually-hidden"> {purchaseName(purchase)}</span>
            </Button>
          </form>
        </>
      ) : null}
      <p className={styles.why}>
        {hasFailed ? 'Nothing was taken.' : 'Nothing is funded until it is paid.'}
      </p>
    </div>
  )
}

import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import {
  certificateCode,
  shownCode,
} from '@understory/domain/proof/certificates/certificate-code.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { opensDialog } from '@understory/ui/messages/dialog.tsx'
import type { ReactNode } from 'react'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { paymentPath } from '../../payments/public.ts'
import { purchasesMessage, purchasesRich } from '../messages/messages.generated.ts'
import { purchaseName } from './purchase-words.ts'
import styles from './purchases.module.css'

type WaysProps = { readonly purchase: Purchase; readonly mayChange: boolean }

/** What can be done with a purchase; others only look at it. */
export function PurchaseWays({ purchase, mayChange }: WaysProps) {
  const { status, certificateId, invoiceNumber, uuid, isGift } = purchase
  const which = (
    <span className="visually-hidden">
      {' '}
      {purchasesMessage('purchaseWays.of', { purchaseName: purchaseName(purchase) })}
    </span>
  )
  if (status === 'pending' || status === 'failed') {
    return <UnpaidWays purchase={purchase} mayChange={mayChange} which={which} />
  }
  return (
    <div className={styles.ways}>
      {status === 'paid' && certificateId ? (
        <>
          <a href={`/my-impact/certificates/${certificateId}.pdf`}>
            {purchasesMessage('purchaseWays.certificate')}
            {which}
          </a>
          <a href={`/verify/${certificateId}`}>
            {purchasesMessage('purchaseWays.verify')}
            {which}
          </a>
        </>
      ) : null}
      {invoiceNumber ? (
        <a href={`/my-impact/invoices/${uuid}.pdf`}>
          {purchasesMessage('purchaseWays.invoice')}
          {which}
        </a>
      ) : null}
      {isGift ? (
        <a href="/my-impact/manage/gifts">
          {purchasesMessage('purchaseWays.gifts')}
          {which}
        </a>
      ) : null}
      {status === 'paid' && certificateId ? (
        <details className={styles.more}>
          <summary>
            {purchasesMessage('purchaseWays.more')}
            {which}
          </summary>
          <div>
            <span className="nowrap">
              {purchasesMessage('purchaseWays.shortCode', {
                code: shownCode(certificateCode(certificateId)),
              })}
            </span>
            <CopyLink path={`/verify/${certificateId}`} which={which} />
            {mayChange ? (
              <Button look="quiet" {...opensDialog(`change-${uuid}`)}>
                {purchasesMessage('purchaseWays.change')}
                {which}
              </Button>
            ) : null}
          </div>
        </details>
      ) : null}
      {status === 'refunded' && certificateId ? (
        <p className={styles.why}>{purchasesMessage('purchaseWays.itsCertificateHasEnded')}</p>
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
            {hasFailed
              ? purchasesMessage('purchaseWays.tryAgain')
              : purchasesMessage('purchaseWays.finishPaying')}
            {which}
          </a>
          <form method="post">
            <input type="hidden" name="purchaseId" value={purchase.uuid} />
            <Button type="submit" look="quiet" name="intent" value="cancel">
              {purchasesRich('purchaseWays.cancel', {
                hidden: hiddenWords,
                purchaseName: purchaseName(purchase),
              })}
            </Button>
          </form>
        </>
      ) : null}
      <p className={styles.why}>
        {hasFailed
          ? purchasesMessage('purchaseWays.nothingWasTaken')
          : purchasesMessage('purchaseWays.nothingFundedUntilPaid')}
      </p>
    </div>
  )
}

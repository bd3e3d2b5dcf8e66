import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { ledgerMessage } from '../messages/messages.generated.ts'
import styles from './dashboard.module.css'

type EmailNoticeProps = {
  readonly email: { readonly address: string; readonly isVerified: boolean }
  /** The outcome of requesting another email: `sent`, `wait` or nothing. */
  readonly outcome: string | null
}

/** Until the email is verified: where the link was sent, and a button to send another. */
export function EmailNotice({ email, outcome }: EmailNoticeProps) {
  if (email.isVerified) return null
  if (outcome === 'sent') {
    return (
      <Notice kind="success" title={ledgerMessage('emailNotice.emailWay')}>
        {ledgerMessage('emailNotice.sentNewLinkTake', { address: email.address })}
      </Notice>
    )
  }
  return (
    <Notice
      kind={outcome === 'wait' ? 'warning' : 'info'}
      title={
        outcome === 'wait'
          ? ledgerMessage('emailNotice.pleaseWaitALittle')
          : ledgerMessage('emailNotice.pleaseConfirmYourEmail')
      }
    >
      <p>
        {outcome === 'wait'
          ? ledgerMessage('emailNotice.linkSentMomentAgo')
          : ledgerMessage('emailNotice.sentLinkReceiptsCertificates', { address: email.address })}
      </p>
      <form className={styles.resend} method="post" action="/verify-email/send">
        <Button type="submit">{ledgerMessage('emailNotice.sendTheLinkAgain')}</Button>
      </form>
    </Notice>
  )
}

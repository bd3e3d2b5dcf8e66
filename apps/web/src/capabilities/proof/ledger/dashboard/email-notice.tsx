import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
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
      <Notice kind="success" title="The email is on its way">
        We sent a new link to {email.address}. It may take a minute.
      </Notice>
    )
  }
  return (
    <Notice
      kind={outcome === 'wait' ? 'warning' : 'info'}
      title={outcome === 'wait' ? 'Please wait a little' : 'Please confirm your email'}
    >
      <p>
        {outcome === 'wait'
          ? 'A link was sent a moment ago. Look in your inbox first, then try again.'
          : `We sent a link to ${email.address}. Receipts and certificates go there.`}
      </p>
      <form className={styles.resend} method="post" action="/verify-email/send">
        <Button type="submit">Send the link again</Button>
      </form>
    </Notice>
  )
}

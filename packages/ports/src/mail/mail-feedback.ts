import type { FeedbackKind } from '@understory/domain/site/newsletter/suppression.ts'

/** What a mail server reports of an address. */
export type MailReport = {
  /** The same when it is reported again. */
  readonly id: string
  readonly kind: FeedbackKind
  readonly email: string
  /** The Message-ID of what bounced, where it is known. */
  readonly messageId: string | null
}

/** Reads what the sending service posts to us. */
export type MailFeedback = {
  read(
    body: string,
    headers: Headers,
  ): readonly MailReport[] | { readonly refused: 'signature' | 'content' }
}

export type MailboxSummary = {
  readonly id: number
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  /** ISO 8601. */
  readonly receivedAt: string
}

export type MailboxMessage = MailboxSummary & {
  readonly text: string
  readonly html: string | null
  readonly attachments: readonly { readonly filename: string; readonly size: number }[]
}

/** The emails that a local installation caught instead of sending. Throws when it cannot be reached. */
export type Mailbox = {
  /** Newest first. */
  list(): Promise<readonly MailboxSummary[]>
  /** `null`: no such email. */
  find(id: number): Promise<MailboxMessage | null>
}

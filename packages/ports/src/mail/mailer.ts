export type Email = {
  /** Stable for one logical message, so that a receiver can drop a repeated delivery. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Beside the usual ones. */
  headers?: Readonly<Record<string, string>>
  attachments?: readonly { filename: string; contentType: string; content: Uint8Array }[]
}

/** `no-server`: none was reached; `later`: refused for now; `never`: refused; `no-address`: refused because there is no such address. */
export type MailRefusal = 'no-server' | 'later' | 'never' | 'no-address'

/** The mail server certainly did not take the email. After any other fault it may have. */
export class NotAccepted extends Error {
  readonly refusal: MailRefusal
  constructor(refusal: MailRefusal, cause: Error) {
    super(cause.message, { cause })
    this.refusal = refusal
  }
}

/** Resolves when the mail server has accepted the message; throws when it could not be handed over. */
export type Mailer = { send(email: Email): Promise<void>; close(): Promise<void> }

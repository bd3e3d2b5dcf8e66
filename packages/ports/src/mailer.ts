export type Email = {
  /** Stable for one logical message, so that a receiver can drop a repeated delivery. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly { filename: string; contentType: string; content: Uint8Array }[]
}

/** Resolves when the mail server has accepted the message; throws when it could not be handed over. */
export type Mailer = { send(email: Email): Promise<void>; close(): Promise<void> }

import type { Mailer } from '@understory/ports/mail/mailer.ts'
import { createTransport } from 'nodemailer'
import { asNotAccepted } from './as-not-accepted.ts'

type SmtpMailerOptions = {
  readonly url: string
  /** Read with every email: it can change. */
  readonly from: () => string
  /** Sends nothing over a line that is not encrypted, unless the URL says `?requireTLS=false`. */
  readonly requiresTls: boolean
}

/** Hands messages to a mail server over pooled connections. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  // A connection that closes in the middle leaves a doubt; the library would send again in spite of it.
  const transport = createTransport({
    url: options.url,
    requireTLS: options.requiresTls,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0,
  })
  return {
    async send({ id, attachments = [], ...email }) {
      const from = options.from()
      const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'understory.example'
      const sending = transport.sendMail({
        ...email,
        from,
        messageId: `<${id}@${domain}>`,
        attachments: attachments.map((attachment) => ({
          ...attachment,
          content: Buffer.from(attachment.content),
        })),
      })
      await sending.catch((fault: Error) => {
        throw asNotAccepted(fault) ?? fault
      })
    },
    close: async () => transport.close(),
  }
}

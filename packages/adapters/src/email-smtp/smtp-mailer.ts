import { type Mailer, NotAccepted } from '@understory/ports/mailer.ts'
import { createTransport } from 'nodemailer'

/** Hands messages to a mail server over pooled connections. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport({ url: options.url, pool: true, maxConnections: 3 })
  const domain = /@([\w.-]+)/.exec(options.from)?.[1] ?? 'understory.example'
  return {
    async send({ id, attachments = [], ...email }) {
      const sending = transport.sendMail({
        ...email,
        from: options.from,
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

type SmtpFault = Error & { command?: string; responseCode?: number; response?: string }

/** An answer of 400 or more refuses the email; so does a connection that never came about. */
function asNotAccepted(fault: SmtpFault): NotAccepted | null {
  const { command, responseCode, response = '' } = fault
  if (responseCode !== undefined && responseCode >= 500) {
    return new NotAccepted(NO_ADDRESS.test(response) ? 'no-address' : 'never', fault)
  }
  if (responseCode !== undefined && responseCode >= 400) return new NotAccepted('later', fault)
  return command === 'CONN' ? new NotAccepted('no-server', fault) : null
}

// RFC 3463: bad destination mailbox, bad destination system, bad syntax, mailbox has moved.
const NO_ADDRESS = /\b5\.1\.[1236]\b/

import type { Mailer } from '@understory/ports/mailer.ts'
import { createTransport } from 'nodemailer'

/** Hands messages to a mail server over pooled connections. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport({ url: options.url, pool: true, maxConnections: 3 })
  const domain = /@([\w.-]+)/.exec(options.from)?.[1] ?? 'understory.example'
  return {
    async send({ id, attachments = [], ...email }) {
      await transport.sendMail({
        ...email,
        from: options.from,
        messageId: `<${id}@${domain}>`,
        attachments: attachments.map((attachment) => ({
          ...attachment,
          content: Buffer.from(attachment.content),
        })),
      })
    },
    close: async () => transport.close(),
  }
}

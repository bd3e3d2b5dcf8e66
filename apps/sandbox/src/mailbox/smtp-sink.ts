import type { Readable } from 'node:stream'
import type { AddressObject, ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { portOf } from '../port-of.ts'
import type { MailboxStore, NewMessage } from './mailbox-store.ts'

const LARGEST_MESSAGE = 25 * 1024 * 1024

/** Accepts every email and delivers none. */
export async function startSmtpSink(settings: {
  store: MailboxStore
  port: number
  clock: () => Date
}): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: LARGEST_MESSAGE,
    onData(stream, session, done) {
      parse(stream)
        .then((mail) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          settings.store.add(messageOf(mail, recipients, settings.clock()))
          done()
        })
        .catch(done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, '127.0.0.1', () => resolve())
  })
  server.on('error', () => undefined) // a client that leaves early is no reason to stop
  return {
    port: portOf(server.server),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The parser takes a third of the start-up time: it is loaded with the first email. */
async function parse(stream: Readable): Promise<ParsedMail> {
  const { simpleParser } = await import('mailparser')
  return simpleParser(stream)
}

function messageOf(mail: ParsedMail, recipients: string[], receivedAt: Date): NewMessage {
  return {
    messageId: mail.messageId ?? `${receivedAt.getTime()}-${recipients.join()}-${mail.subject}`,
    from: mail.from?.text ?? '',
    to: recipients.length > 0 ? recipients : addressesIn(mail.to),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html === false ? null : mail.html,
    headers: Object.fromEntries(
      mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
    ),
    receivedAt: receivedAt.toISOString(),
    attachments: mail.attachments.map((attachment, index) => ({
      filename: attachment.filename ?? `attachment-${index + 1}`,
      contentType: attachment.contentType,
      content: attachment.content,
    })),
  }
}

function addressesIn(field: AddressObject | AddressObject[] | undefined): string[] {
  return [field ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap(({ address }) => address ?? [])
}

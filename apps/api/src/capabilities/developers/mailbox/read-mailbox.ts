import type { Message, MessageSummary } from '@understory/contracts/developers/mailbox.ts'
import type { Mailbox } from '@understory/ports/mail/mailbox.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

/** Only a local installation has a mailbox; anywhere else this answers 404. */
export async function listMessages(
  mailbox: Mailbox | null,
): Promise<{ messages: MessageSummary[] } | Refused> {
  if (!mailbox) return refuse('NOT_FOUND')
  const messages = await mailbox.list()
  return {
    messages: messages.map(({ id, from, to, subject, receivedAt }) => ({
      id,
      from,
      to: [...to],
      subject,
      receivedAt,
    })),
  }
}

export async function findMessage(mailbox: Mailbox | null, id: number): Promise<Message | Refused> {
  const found = await mailbox?.find(id)
  if (!found) return refuse('NOT_FOUND')
  const { from, to, subject, receivedAt, text, html, attachments } = found
  return {
    id,
    from,
    to: [...to],
    subject,
    receivedAt,
    text,
    html,
    attachments: attachments.map(({ filename, size }) => ({ filename, size })),
  }
}

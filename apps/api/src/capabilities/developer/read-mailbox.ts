import type { Letter, LetterSummary } from '@understory/contracts/developer.ts'
import type { Mailbox } from '@understory/ports/mailbox.ts'
import { type Refused, refuse } from '../../http/refuse.ts'

/** Without a mailbox, which only a local installation has, there is nothing here. */
export async function listLetters(
  mailbox: Mailbox | null,
): Promise<{ messages: LetterSummary[] } | Refused> {
  if (!mailbox) return refuse('NOT_FOUND')
  const letters = await mailbox.list()
  return {
    messages: letters.map(({ id, from, to, subject, receivedAt }) => ({
      id,
      from,
      to: [...to],
      subject,
      receivedAt,
    })),
  }
}

export async function findLetter(mailbox: Mailbox | null, id: number): Promise<Letter | Refused> {
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

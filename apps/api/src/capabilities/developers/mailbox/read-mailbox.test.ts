import type { Mailbox, MailboxMessage } from '@understory/ports/mail/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { createMailbox } from '../../../compose/compose.ts'
import { Refused } from '../../../http/refuse.ts'
import { findMessage, listMessages } from './read-mailbox.ts'

const message: MailboxMessage = {
  id: 4,
  from: 'hello@understory.example',
  to: ['ada@understory.test'],
  subject: 'Your receipt',
  receivedAt: '2026-11-20T10:00:00.000Z',
  text: 'Thank you.',
  html: null,
  attachments: [{ filename: 'invoice.pdf', size: 4096 }],
}
const mailbox: Mailbox = {
  list: async () => [message],
  find: async (id) => (id === message.id ? message : null),
}

describe('the local mailbox', () => {
  it('lists emails without their text', async () => {
    const { id, from, to, subject, receivedAt } = message
    expect(await listMessages(mailbox)).toEqual({
      messages: [{ id, from, to, subject, receivedAt }],
    })
  })

  it('gives a whole email', async () => {
    expect(await findMessage(mailbox, 4)).toEqual(message)
  })

  it.each([
    ['an email that is not there', () => findMessage(mailbox, 5)],
    ['any email where there is no mailbox', () => findMessage(null, 4)],
    ['the list where there is no mailbox', () => listMessages(null)],
  ])('refuses %s', async (_, ask) => {
    const answer = await ask()
    expect(answer).toBeInstanceOf(Refused)
    expect(answer).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  })

  it.each([
    ['local', 'http://127.0.0.1:1', true],
    ['local', undefined, false],
    ['production', 'http://127.0.0.1:1', false],
  ] as const)(
    'in a %s deployment with the address %s is open: %s',
    (DEPLOYMENT, MAILBOX_URL, open) => {
      expect(createMailbox({ DEPLOYMENT, MAILBOX_URL }) !== null).toBe(open)
    },
  )
})

import type { Mailbox, MailboxMessage } from '@understory/ports/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { createMailbox } from '../../compose.ts'
import { Refused } from '../../http/refuse.ts'
import { findLetter, listLetters } from './read-mailbox.ts'

const letter: MailboxMessage = {
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
  list: async () => [letter],
  find: async (id) => (id === letter.id ? letter : null),
}

describe('the local mailbox', () => {
  it('lists letters without their text', async () => {
    const { id, from, to, subject, receivedAt } = letter
    expect(await listLetters(mailbox)).toEqual({
      messages: [{ id, from, to, subject, receivedAt }],
    })
  })

  it('gives a whole letter', async () => {
    expect(await findLetter(mailbox, 4)).toEqual(letter)
  })

  it.each([
    ['a letter that is not there', () => findLetter(mailbox, 5)],
    ['any letter where there is no mailbox', () => findLetter(null, 4)],
    ['the list where there is no mailbox', () => listLetters(null)],
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

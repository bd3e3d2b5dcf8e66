import { expect, test } from 'vitest'
import { auditSentence } from './audit-sentence.ts'
import { AUDIT_EVENT_WORDS } from './audit-words.ts'
import { groupByDay } from './group-by-day.ts'

const STAFF = 'alder@understory.example'
const CUSTOMER = 'robin@example.org'

test.each([
  ['impersonation-started', STAFF, CUSTOMER, `${STAFF} began to act for ${CUSTOMER}`],
  ['staff-looked', STAFF, null, `${STAFF} used the staff area`],
  ['signed-in', null, CUSTOMER, `${CUSTOMER} signed in`],
  ['card-removed', null, CUSTOMER, `A card was removed, by ${CUSTOMER}`],
  ['user-deleted', null, null, 'The user was deleted, by Someone'],
])('%s is said in a sentence', (event, by, user, sentence) => {
  expect(auditSentence({ event, by, user, account: null })).toBe(sentence)
})

test('no event is said by its code', () => {
  for (const event of Object.keys(AUDIT_EVENT_WORDS)) {
    const told = { event, by: STAFF, user: CUSTOMER, account: null }
    expect(auditSentence(told)).not.toContain(event)
  }
})

test('entries stand under their days, in their order', () => {
  const entries = ['2026-11-21T08:00:00Z', '2026-11-21T07:00:00Z', '2026-11-19T23:59:00Z']
  const days = groupByDay(entries.map((at) => ({ at })))
  expect(days.map(({ day, entries: of }) => [day, of.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-19', 1],
  ])
})

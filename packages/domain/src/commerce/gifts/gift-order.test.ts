import { describe, expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { grams, milliTrees } from '../../quantity/impact-quantity.ts'
import { type GiftWords, giftProblems, isDue } from './gift-order.ts'
import { readRecipients } from './recipients.ts'
import { timesGifts } from './times-gifts.ts'

const TODAY = calendarDate(2026, 12, 1)
const GIFT: GiftWords = {
  from: 'Ben',
  message: 'Happy birthday.\nGrow old with them.',
  deliverOn: '2026-12-24',
  recipients: [{ name: 'Ana', email: 'ana@example.org' }],
}

const problemsWith = (change: Partial<GiftWords>) =>
  giftProblems({ ...GIFT, ...change }, TODAY).map(({ field, code }) => `${field} ${code}`)

describe('what a gift says and when it comes', () => {
  test('is free, within a year', () => {
    expect(problemsWith({})).toEqual([])
    expect(problemsWith({ deliverOn: null })).toEqual([])
    expect(problemsWith({ deliverOn: '2026-12-01' })).toEqual([])
    expect(problemsWith({ deliverOn: '2027-12-01' })).toEqual([])
  })

  test.each([
    [{ deliverOn: '2026-11-30' }, 'deliverOn DAY_PASSED'],
    [{ deliverOn: '2027-12-02' }, 'deliverOn DAY_TOO_FAR'],
    [{ from: 'Ben\u202e' }, 'from BAD_CHARACTERS'],
    [{ message: 'a\u0007b' }, 'message BAD_CHARACTERS'],
    [{ message: 'x'.repeat(501) }, 'message MESSAGE_TOO_LONG'],
    [{ recipients: [{ name: 'A\nB', email: null }] }, 'recipients.0.name BAD_CHARACTERS'],
  ])('is refused as %o', (change, problem) => {
    expect(problemsWith(change)).toEqual([problem])
  })

  test('goes to a mailbox once, and to as many people without one as there are', () => {
    const ana = { name: 'Ana', email: 'ana@example.org' }
    const nobody = { name: 'Someone', email: null }
    expect(problemsWith({ recipients: [ana, nobody, nobody, ana] })).toEqual([
      'recipients.3.email SAME_EMAIL',
    ])
  })
})

test('a list of people is read as it is pasted', () => {
  const pasted = `Ana Maria Silva, Ana@Example.org
    Ben\tben@example.org

  Cy <cy@example.org>
Dee`
  expect(readRecipients(pasted)).toEqual([
    { name: 'Ana Maria Silva', email: 'ana@example.org' },
    { name: 'Ben', email: 'ben@example.org' },
    { name: 'Cy', email: 'cy@example.org' },
    { name: 'Dee', email: null },
  ])
})

test.each([',', ' ', '<', '@', ', a@b '])(
  'a list of 60,000 hostile characters is read in time: %j',
  (unit) => {
    const people = readRecipients(`x${unit.repeat(60_000 / unit.length)}y`)
    // A quadratic reading takes longer than any test may.
    // Too long for a name, so it is refused, under what was typed.
    expect(people[0]?.email).toBeNull()
    expect(people[0]?.name.length).toBeGreaterThan(80)
  },
)

test('a list is read as far as one person too many', () => {
  expect(readRecipients('Ana\n'.repeat(20_000))).toHaveLength(201)
})

test('a gift comes in the morning of its day, or as soon as it is paid for', () => {
  const day = calendarDate(2026, 12, 24)
  expect(isDue(null, new Date('2026-12-01T15:00:00Z'))).toBe(true)
  expect(isDue(day, new Date('2026-12-24T06:59:59Z'))).toBe(false)
  expect(isDue(day, new Date('2026-12-24T07:00:00Z'))).toBe(true)
})

test('several alike gifts come to as many times one', () => {
  const each = { trees: milliTrees(1_500), co2e: grams(20), plastic: grams(3) }
  expect(timesGifts(each, 4)).toEqual({ trees: 6_000, co2e: 80, plastic: 12 })
})

test('a name of 80 characters may stand on a gift, one of 81 may not', () => {
  const gift = { from: 'Ada', message: '', deliverOn: null }
  const named = (name: string) =>
    giftProblems({ ...gift, recipients: [{ name, email: null }] }, calendarDate(2026, 11, 20))
  expect(named('a'.repeat(80))).toEqual([])
  expect(named('a'.repeat(81))).toEqual([{ field: 'recipients.0.name', code: 'NAME_TOO_LONG' }])
  expect(named('a\u0000')).toEqual([{ field: 'recipients.0.name', code: 'BAD_CHARACTERS' }])
})

test('a message of 500 characters may stand on a gift, one of 501 may not, nor any bad line', () => {
  const gift = { from: 'Ada', deliverOn: null, recipients: [{ name: 'Ben', email: null }] }
  const saying = (message: string) =>
    giftProblems({ ...gift, message }, calendarDate(2026, 11, 20)).map(({ code }) => code)
  expect(saying('a'.repeat(500))).toEqual([])
  expect(saying('a'.repeat(501))).toEqual(['MESSAGE_TOO_LONG'])
  expect(saying('fine\nnot\u0000fine')).toEqual(['BAD_CHARACTERS'])
})

test('people without an email are not each other', () => {
  const recipients = [
    { name: 'Ana', email: null },
    { name: 'Ben', email: null },
  ]
  const gift = { from: 'Ada', message: '', deliverOn: null, recipients }
  expect(giftProblems(gift, calendarDate(2026, 11, 20))).toEqual([])
})

test('a gift may have no day; the same email stands on a list once, however many have none', () => {
  const gift = { from: 'Ada', message: '', deliverOn: null }
  const recipients = [
    { name: 'Ana', email: 'ana@example.org' },
    { name: 'Ben', email: null },
    { name: 'Cal', email: null },
    { name: 'Ana again', email: 'ana@example.org' },
  ]
  expect(giftProblems({ ...gift, recipients }, calendarDate(2026, 11, 20))).toEqual([
    { field: 'recipients.3.email', code: 'SAME_EMAIL' },
  ])
})

test('a line that could hold no name and email is a name, whole to its 337th character', () => {
  const line = `${'a'.repeat(81)}, ${'b'.repeat(250)}@example.org`
  expect(readRecipients(line)).toEqual([{ name: line.slice(0, 337), email: null }])
})

test('the longest name and the longest email there is are read as both', () => {
  const [name, email] = ['a'.repeat(80), `${'b'.repeat(242)}@example.org`]
  expect(readRecipients(`${name}, ${email}`)).toEqual([{ name, email }])
})

test('what stands around an email is not read as one', () => {
  expect(readRecipients('Ana, Maria')).toEqual([{ name: 'Ana, Maria', email: null }])
  expect(readRecipients('Ana, x<ana@example.org>')[0]?.email).toBeNull()
  expect(readRecipients('Ana, <ana@example.org>x')[0]?.email).toBeNull()
  expect(readRecipients(' , ana@example.org')).toEqual([{ name: ', ana@example.org', email: null }])
})

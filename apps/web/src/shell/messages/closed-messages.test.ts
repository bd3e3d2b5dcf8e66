import { describe, expect, test } from 'vitest'
import { closedCookie, closedMessages, closing } from './closed-messages.ts'

describe('a message that was closed', () => {
  test('is remembered beside the others, once', () => {
    expect(closing(undefined, 'offer-1a2b')).toBe('offer-1a2b')
    expect(closing('offer-1a2b.currency-USD', 'offer-1a2b')).toBe('currency-USD.offer-1a2b')
  })
  test.each(['', 'a b', 'a;b', 'a.b', 'x'.repeat(41), 'a\r\nSet-Cookie: b'])(
    'has a name of ours, or nothing is stored (%j)',
    (name) => expect(closing('offer-1', name)).toBeNull(),
  )
  test('is forgotten after twenty others', () => {
    const all = Array.from({ length: 25 }, (_, index) => `m-${index}`)
    const stored = all.reduce<string | undefined>((now, name) => closing(now, name) ?? now, '')
    expect(closedMessages(stored)).toEqual(all.slice(-20))
  })
  test('and what is made up is none', () =>
    expect(closedMessages('a b.<script>.ok')).toEqual(['ok']))
  test('is stored for half a year', () => expect(closedCookie('a')).toContain('Max-Age=15724800'))
})

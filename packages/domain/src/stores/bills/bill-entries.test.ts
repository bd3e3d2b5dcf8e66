import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../calendar/calendar.ts'
import { type FundingOrder, linesAndEntries } from './bill-entries.ts'

const day = (date: number) => `2026-05-0${date}` as CalendarDate
const order = (id: string, change: Partial<FundingOrder> = {}): FundingOrder => ({
  id,
  createdAt: new Date('2026-05-01T10:00:00Z'),
  impact: 'trees',
  project: 'grove',
  day: day(1),
  basis: '2026-1',
  quantity: 100,
  ...change,
})
const said = (orders: readonly FundingOrder[]) => {
  const { lines, entries } = linesAndEntries(orders)
  return {
    lines: lines.map(({ id, line, entry }) => `${line} ${id} ${entry ?? '-'}`),
    entries: entries.map(({ entry, orders: count, quantity, firstLine, lastLine }) =>
      [entry, count, quantity, firstLine, lastLine].join(' '),
    ),
  }
}

describe('a bill in the ledger', () => {
  test('is one entry for each project, impact, day and price book, by the creation of its orders', () => {
    const earlier = { createdAt: new Date('2026-05-01T09:00:00Z') }
    const orders = [
      order('b'),
      order('a', { day: day(2) }),
      order('c', earlier),
      order('d', { basis: '2026-2' }),
      order('e', { project: 'dunes' }),
      order('f', { impact: 'co2e' }),
    ]
    expect(said(orders)).toEqual({
      lines: ['1 e 1', '2 f 2', '3 c 3', '4 b 3', '5 d 4', '6 a 5'],
      entries: ['1 1 100 1 1', '2 1 100 2 2', '3 2 200 3 4', '4 1 100 5 5', '5 1 100 6 6'],
    })
  })

  test('has orders that fund nothing on its last lines, and in no entry', () => {
    expect(said([order('nothing', { quantity: 0 }), order('a')])).toEqual({
      lines: ['1 a 1', '2 nothing -'],
      entries: ['1 1 100 1 1'],
    })
    expect(said([])).toEqual({ lines: [], entries: [] })
  })

  test('has each order once, on lines without a gap, and what they fund in all', () => {
    const orders = fc.array(
      fc.record({
        quantity: fc.nat(3),
        day: fc.integer({ min: 1, max: 3 }).map(day),
        basis: fc.constantFrom('2026-1', '2026-2'),
        project: fc.constantFrom('grove', 'dunes'),
      }),
    )
    fc.assert(
      fc.property(orders, (drawn) => {
        const all = drawn.map((each, at) => order(String(at), each))
        const { lines, entries } = linesAndEntries(all)
        expect(lines.map(({ line }) => line)).toEqual(all.map((_, at) => at + 1))
        expect(new Set(lines.map(({ id }) => id)).size).toBe(all.length)
        for (const { entry, orders: count, quantity, firstLine, lastLine } of entries) {
          const own = lines.filter((line) => line.entry === entry)
          expect([own.length, own[0]?.line, own.at(-1)?.line]).toEqual([count, firstLine, lastLine])
          expect(own.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity)
        }
        const keys = entries.map(({ project, day: on, basis }) => `${project} ${on} ${basis}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

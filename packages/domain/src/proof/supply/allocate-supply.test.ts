import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { histories } from '../../testing/supply-histories.ts'
import { allocateSupply } from './allocate-supply.ts'
import type { Segment, SupplyEvent } from './supply-events.ts'

const lot = (id: number, quantity: number): SupplyEvent => ({ kind: 'lot', id, quantity })
const entry = (id: number, quantity: number): SupplyEvent => ({ kind: 'entry', id, quantity })
const release = (of: number, quantity: number): SupplyEvent => ({
  kind: 'release',
  entry: of,
  quantity,
})
const lotReversal = (reverses: number): SupplyEvent => ({ kind: 'lot-reversal', reverses })

const words = ({ lot: of, position, quantity }: Segment) => `${of}:${position}+${quantity}`
function said(events: readonly SupplyEvent[]) {
  const { allocated, waiting, pool } = allocateSupply(events)
  return [
    ...[...allocated].map(([id, segments]) => `${id} has ${segments.map(words).join(' ')}`),
    ...[...waiting].map(([id, quantity]) => `${id} waits for ${quantity}`),
    ...pool.map((segment) => `left ${words(segment)}`),
  ].join(', ')
}

describe('what stands behind an entry', () => {
  test.each<[string, SupplyEvent[], string]>([
    [
      'first supplied is first used',
      [lot(1, 100), lot(2, 100), entry(7, 60), entry(8, 60)],
      '7 has 1:0+60, 8 has 1:60+40 2:0+20, left 2:20+80',
    ],
    [
      'sold before supply waits in line',
      [entry(7, 60), entry(8, 60), lot(1, 100)],
      '7 has 1:0+60, 8 has 1:60+40, 8 waits for 20',
    ],
    [
      'nobody passes those who wait',
      [entry(7, 60), lot(1, 50), entry(8, 5), lot(2, 20)],
      '7 has 1:0+50 2:0+10, 8 has 2:10+5, left 2:15+5',
    ],
    [
      'what is reversed goes to the end of the pool',
      [lot(1, 100), entry(7, 60), release(7, 60), entry(8, 70)],
      '8 has 1:60+40 1:0+30, left 1:30+30',
    ],
    [
      'what is reversed while it waits takes nothing later',
      [entry(7, 60), entry(8, 10), release(7, 60), lot(1, 30)],
      '8 has 1:0+10, left 1:10+20',
    ],
    [
      'what is reversed serves who waits',
      [lot(1, 60), entry(7, 60), entry(8, 10), release(7, 60)],
      '8 has 1:0+10, left 1:10+50',
    ],
    [
      'a lot that was reversed never counted',
      [lot(1, 60), entry(7, 60), lotReversal(1), lot(2, 40)],
      '7 has 2:0+40, 7 waits for 20',
    ],
    [
      'a part that is taken back comes first from what waits, then from the units that came last',
      [lot(1, 100), entry(7, 60), entry(8, 60), release(8, 30)],
      '7 has 1:0+60, 8 has 1:60+30, left 1:90+10',
    ],
    [
      'a part that is taken back is of its own entry, whatever came later',
      [lot(1, 100), entry(6, 30), entry(7, 60), release(6, 20), entry(8, 20)],
      '6 has 1:0+10, 7 has 1:30+60, 8 has 1:90+10 1:10+10, left 1:20+10',
    ],
    [
      'what is left after a part was taken back can be taken back, too',
      [lot(1, 100), entry(7, 60), release(7, 20), release(7, 40)],
      'left 1:60+40, left 1:40+20, left 1:0+40',
    ],
    ['nothing has nothing', [], ''],
  ])('%s', (_, events, expected) => {
    expect(said(events)).toBe(expected)
  })
})

const sum = (segments: Iterable<Segment>) =>
  [...segments].reduce((all, { quantity }) => all + quantity, 0)

describe('for any history', () => {
  test('each unit of a lot that counts is in exactly one place', () => {
    fc.assert(
      fc.property(histories, (events) => {
        const { allocated, pool } = allocateSupply(events)
        const units = [...[...allocated.values()].flat(), ...pool]
        const gone = events.flatMap((event) =>
          event.kind === 'lot-reversal' ? [event.reverses] : [],
        )
        for (const event of events) {
          if (event.kind !== 'lot') continue
          const places = units
            .filter((segment) => segment.lot === event.id)
            .toSorted((one, other) => one.position - other.position)
          let next = 0
          for (const { position, quantity } of places) {
            expect(position).toBe(next)
            next += quantity
          }
          expect(next).toBe(gone.includes(event.id) ? 0 : event.quantity)
        }
      }),
    )
  })

  test('what was funded is covered or waits, and nothing waits beside a pool that is not empty', () => {
    fc.assert(
      fc.property(histories, (events) => {
        const { allocated, waiting, pool } = allocateSupply(events)
        const funded = events.reduce((all, event) => {
          if (event.kind === 'entry') return all + event.quantity
          return event.kind === 'release' ? all - event.quantity : all
        }, 0)
        const waits = [...waiting.values()].reduce((all, quantity) => all + quantity, 0)
        expect(sum([...allocated.values()].flat()) + waits).toBe(funded)
        expect(waits === 0 || pool.length === 0).toBe(true)
      }),
    )
  })

  test('what comes later and takes nothing back changes nothing of what was covered before', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 50 }), (events, quantity) => {
        const before = allocateSupply(events)
        const after = allocateSupply([...events, entry(9_999, quantity)])
        for (const [id, segments] of before.allocated)
          expect(after.allocated.get(id)).toEqual(segments)
      }),
    )
  })
})

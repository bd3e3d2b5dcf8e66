import { expect, test } from 'vitest'
import { endOfBill } from './end-of-bill.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute))
const end = (minutes: readonly number[]) => {
  const due = minutes.map((minute) => ({ createdAt: at(minute) }))
  const { orders, until, leavesSome } = endOfBill(due, { from: at(10), until: at(50), most: 3 })
  return [orders.length, until.toISOString().slice(14, 23), leavesSome]
}

test.each<[string, number[], [number, string, boolean]]>([
  ['where they all fit, the moment that was asked for', [11, 12, 13], [3, '50:00.000', false]],
  ['where one more is due, the moment of that one', [11, 12, 13, 14], [3, '14:00.000', false]],
  ['never within one moment', [11, 12, 12, 12], [1, '12:00.000', false]],
  ['within one moment where more are of it than fit', [12, 12, 12, 12], [3, '12:00.001', true]],
  ['just after its beginning where more late ones are due', [1, 2, 3, 4], [3, '10:00.001', true]],
  ['after late ones that fit', [1, 2, 11, 12], [3, '12:00.000', false]],
])('a bill of three orders at most ends with %s', (_, minutes, expected) => {
  expect(end(minutes)).toEqual(expected)
})

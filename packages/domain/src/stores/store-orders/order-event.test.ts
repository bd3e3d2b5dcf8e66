import { expect, test } from 'vitest'
import { orderEvent } from './order-event.ts'

test.each([
  [false, true, 'order.contributed'],
  [true, true, 'order.changed'],
  [true, false, 'order.removed'],
  [false, false, null],
] as const)(
  'an order that contributed: %s, and contributes: %s, is %s',
  (didContribute, contributes, event) => {
    expect(orderEvent({ didContribute, contributes })).toBe(event)
  },
)

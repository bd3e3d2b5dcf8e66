import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorOf, readCursor } from './cursor.ts'

test('a cursor decodes to the position it was made of', () => {
  const places = fc.record({
    at: fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }),
    id: fc.uuid(),
  })
  fc.assert(
    fc.property(places, (place) => {
      expect(readCursor(cursorOf(place))).toEqual(place)
    }),
  )
})

test.each(['', 'x', '2026-11-20T10:00:00Z', 'MTIzNA', "1.' or 1=1"])('%j is no cursor', (typed) => {
  expect(readCursor(typed)).toBeNull()
})

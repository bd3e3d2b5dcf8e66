import { expect, test } from 'vitest'
import {
  CHECK_POINT_WORDS,
  CHECK_POINTS,
  isLookedAt,
  LINE_CHECKS,
  needsNote,
} from './check-points.ts'

test('there are fourteen points, each with its words', () => {
  expect(CHECK_POINTS).toHaveLength(14)
  expect(new Set(CHECK_POINTS.map((point) => CHECK_POINT_WORDS[point])).size).toBe(14)
})

test.each([
  ['yes', null, false],
  ['no', null, true],
  ['no', ' ', true],
  ['no', 'A meter is missing.', false],
  ['not-applicable', null, true],
] as const)('“%s” with the note %j needs one: %s', (answer, note, needs) => {
  expect(needsNote({ answer, note })).toBe(needs)
})

test('a line is looked at once all of it is', () => {
  expect(isLookedAt(LINE_CHECKS)).toBe(true)
  expect(isLookedAt(LINE_CHECKS.slice(1))).toBe(false)
})

import { expect, test } from 'vitest'
import { money } from '../../quantity/money.ts'
import { estimateOfPeriod, isNearCap, leftOfCap, MOST_APP_CAP, offeredCaps } from './app-cap.ts'

const NOW = new Date('2026-05-31T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

test.each([
  [3_000, 30, 3_000],
  [3_000, 45, 2_000],
  [3_000, 300, 300],
  [1_000, 10, 3_000],
  [100, 7, 429],
  [50, 0, 1_500],
  [0, 3, 0],
])('%d cents in %d days are %d in thirty', (totalMinor, days, minor) => {
  expect(estimateOfPeriod({ totalMinor, oldest: ago(days), now: NOW })).toEqual(money(minor, 'USD'))
})

test.each([
  [0, [2_000, 4_000]],
  [999, [2_000, 4_000]],
  [1_001, [2_500, 4_500]],
  [50_000, [100_000, 200_000]],
  [900_000, [1_000_000]],
])('an estimate of %d cents offers caps of %j', (minor, caps) => {
  expect(offeredCaps(money(minor, 'USD')).map((each) => each.minor)).toEqual(caps)
})

test.each([
  [899, 1_000, false, 101],
  [900, 1_000, true, 100],
  [1_000, 1_000, true, 0],
  [1_200, 1_000, true, 0],
])('%d of %d is near the cap: %s', (usedMinor, capMinor, near, left) => {
  expect(isNearCap({ usedMinor, capMinor })).toBe(near)
  expect(leftOfCap({ usedMinor, capMinor })).toBe(left)
})

test('no limit is offered twice, however large a month is', () => {
  const offered = offeredCaps(money(900_000_00, 'USD')).map(({ minor }) => minor)
  expect(offered).toEqual([MOST_APP_CAP])
})

import { expect, test } from 'vitest'
import { dayInput, MonthInput } from './calendar-input.ts'

test.each(['1900-01-01', '2026-11-24', '2028-02-29', '2999-12-31'])('%s is a day', (day) => {
  expect(dayInput().safeParse(day).success).toBe(true)
})

test.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-30', ''])(
  '%j is no day anyone means, and is refused in one sentence',
  (day) => {
    const parsed = dayInput('Please give a day.').safeParse(day)
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Please give a day.'])
  },
)

test.each(['0000-01', '9999-12', '2026-13', '26-01', ''])(
  '%j is no month anyone means',
  (month) => {
    expect(MonthInput.safeParse(month).error?.issues[0]?.message).toBe('Please choose a month.')
  },
)

test('a month of this century is one', () => {
  expect(MonthInput.safeParse('2026-11').success).toBe(true)
})

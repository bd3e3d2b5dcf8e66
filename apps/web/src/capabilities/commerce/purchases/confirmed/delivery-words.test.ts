import { calendarDate } from '@understory/domain/calendar/calendar.ts'
import { expect, test } from 'vitest'
import { deliveryWords } from './delivery-words.ts'

const CHRISTMAS = calendarDate(2026, 12, 24)

test.each([
  { on: null, byEmail: 1, byLink: 0, says: 'It goes out by email now.' },
  { on: CHRISTMAS, byEmail: 1, byLink: 0, says: 'It goes out by email on 24 December 2026.' },
  { on: CHRISTMAS, byEmail: 3, byLink: 0, says: 'They go out by email on 24 December 2026.' },
  { on: null, byEmail: 0, byLink: 1, says: 'You hand over its link.' },
  { on: CHRISTMAS, byEmail: 0, byLink: 2, says: 'You hand over their links.' },
  {
    on: null,
    byEmail: 1,
    byLink: 2,
    says: 'The one with an email goes out now; without an email you hand over the link.',
  },
  {
    on: CHRISTMAS,
    byEmail: 2,
    byLink: 1,
    says: 'Those with an email go out on 24 December 2026; without an email you hand over the link.',
  },
])('$byEmail gifts by email and $byLink by link: $says', ({ says, ...delivery }) => {
  expect(deliveryWords(delivery)).toBe(says)
})

import { describe, expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { decideChange, isDateLockedFromStart, type PurchaseChange } from './date-lock.ts'

const today = calendarDate(2026, 11, 20)
const day = (date: ReturnType<typeof calendarDate>) => ({ from: date, to: date })
const open = {
  effective: day(today),
  reference: null,
  footprintPeriod: null,
  theme: 'none' as const,
  hideCost: false,
  addressOnCertificate: false,
  isDateLocked: false,
}
const locked = { ...open, isDateLocked: true }
const year = { from: calendarDate(2026, 1, 1), to: calendarDate(2026, 12, 31) }

describe('an unassigned purchase', () => {
  test.each<{ rule: string; change: PurchaseChange; locks: boolean; moves: boolean }>([
    {
      rule: 'a date',
      change: { effective: day(calendarDate(2026, 3, 1)) },
      locks: true,
      moves: true,
    },
    { rule: 'a reference', change: { reference: 'Launch' }, locks: true, moves: false },
    { rule: 'a footprint period', change: { footprintPeriod: year }, locks: true, moves: true },
    { rule: 'hiding the cost', change: { hideCost: true }, locks: false, moves: false },
    { rule: 'a theme', change: { theme: 'gift' }, locks: false, moves: false },
    { rule: 'the address', change: { addressOnCertificate: true }, locks: false, moves: false },
    { rule: 'the date it has', change: { effective: day(today) }, locks: false, moves: false },
    { rule: 'an empty reference', change: { reference: '  ' }, locks: false, moves: false },
  ])('$rule: locks $locks, moves dates $moves', ({ change, locks, moves }) => {
    const decided = decideChange(open, change, today)
    expect(decided).toMatchObject({ ok: true, locks, movesDates: moves })
    expect(decided.ok && decided.purchase.isDateLocked).toBe(locks)
  })

  test('a footprint period brings its dates', () => {
    const decided = decideChange(open, { footprintPeriod: year }, today)
    expect(decided.ok && decided.purchase.effective).toEqual(year)
  })

  test.each<{ change: PurchaseChange; refusal: string }>([
    {
      change: { effective: { from: today, to: calendarDate(2026, 1, 1) } },
      refusal: 'BAD_DATE_RANGE',
    },
    { change: { effective: day(calendarDate(2019, 1, 1)) }, refusal: 'DATE_OUT_OF_RANGE' },
    { change: { effective: day(calendarDate(2040, 1, 1)) }, refusal: 'DATE_OUT_OF_RANGE' },
    { change: { reference: 'a\u0007' }, refusal: 'BAD_REFERENCE' },
    { change: { reference: 'x'.repeat(81) }, refusal: 'BAD_REFERENCE' },
  ])('refused: $refusal', ({ change, refusal }) => {
    expect(decideChange(open, change, today)).toEqual({ ok: false, refusal })
  })
})

describe('a locked purchase', () => {
  test.each<PurchaseChange>([
    { effective: day(calendarDate(2026, 3, 1)) },
    { reference: 'Launch' },
    { footprintPeriod: year },
    { theme: 'gift', reference: 'Launch' },
  ])('keeps its date, reference and period: %o', (change) => {
    expect(decideChange(locked, change, today)).toEqual({ ok: false, refusal: 'DATE_LOCKED' })
  })

  test('still changes how it looks, and takes what it already has', () => {
    const change = { hideCost: true, theme: 'christmas' as const, effective: locked.effective }
    expect(decideChange(locked, change, today)).toMatchObject({
      ok: true,
      locks: false,
      movesDates: false,
      purchase: { hideCost: true, theme: 'christmas', isDateLocked: true },
    })
  })
})

test('a buyer who spreads or names a purchase locks its date', () => {
  const spread = { startMonth: '2026-01', months: 3 } as Parameters<
    typeof isDateLockedFromStart
  >[0]['spread']
  expect(isDateLockedFromStart({ spread: null, reference: null })).toBe(false)
  expect(isDateLockedFromStart({ spread, reference: null })).toBe(true)
  expect(isDateLockedFromStart({ spread: null, reference: 'Launch' })).toBe(true)
})

test.each([
  [{ from: calendarDate(2021, 11, 20), to: calendarDate(2021, 12, 1) }, true],
  [{ from: calendarDate(2021, 11, 19), to: calendarDate(2021, 12, 1) }, false],
  [{ from: calendarDate(2031, 11, 20), to: calendarDate(2036, 11, 20) }, true],
  [{ from: calendarDate(2031, 11, 21), to: calendarDate(2031, 12, 1) }, false],
  [{ from: calendarDate(2026, 1, 1), to: calendarDate(2036, 11, 21) }, false],
])('dates within five years, and an end within ten: %j is %s', (effective, isTaken) => {
  expect(decideChange(open, { effective }, today).ok).toBe(isTaken)
})

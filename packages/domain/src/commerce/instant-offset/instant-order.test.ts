import { describe, expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { LARGEST_QUANTITIES } from '../prices/largest-quantities.ts'
import { parseInstantOrder, type RawInstantOrder } from './instant-order.ts'

const today = calendarDate(2026, 11, 20)
const oneTree = { quantities: { trees: 1_000 } }

function problemsOf(raw: RawInstantOrder) {
  const parsed = parseInstantOrder(raw, today)
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field} ${code}`)
}

describe('an instant order', () => {
  test('a tree alone is an order; the rest is quiet', () => {
    expect(parseInstantOrder(oneTree, today)).toEqual({
      ok: true,
      order: {
        quantities: { trees: 1_000, co2e: 0, plastic: 0 },
        spread: null,
        reference: null,
        theme: 'none',
        hideCost: false,
        addressOnCertificate: false,
      },
    })
  })

  test('everything can be chosen at once', () => {
    const raw = {
      quantities: { trees: 100, co2e: 50_000, plastic: 100 },
      spread: { startMonth: '2026-01', months: 12 },
      reference: '  Café opening  ',
      theme: 'gift',
      hideCost: true,
      addressOnCertificate: true,
    }
    expect(parseInstantOrder(raw, today)).toEqual({
      ok: true,
      order: { ...raw, reference: 'Café opening' },
    })
  })

  test('the largest quantities can be chosen', () => {
    expect(problemsOf({ quantities: LARGEST_QUANTITIES })).toEqual([])
  })

  test.each<{ rule: string; raw: RawInstantOrder; problem: string }>([
    { rule: 'nothing', raw: {}, problem: 'quantities NO_PRODUCTS_SELECTED' },
    { rule: 'half', raw: { quantities: { trees: 0.5 } }, problem: 'trees NOT_A_WHOLE_NUMBER' },
    { rule: 'text', raw: { quantities: { co2e: '7' } }, problem: 'co2e NOT_A_WHOLE_NUMBER' },
    { rule: 'less', raw: { quantities: { plastic: -1 } }, problem: 'plastic NEGATIVE' },
    { rule: 'a lot', raw: { quantities: { trees: 1e9 + 1 } }, problem: 'trees TOO_MUCH' },
    {
      rule: 'endless',
      raw: { quantities: { trees: Infinity } },
      problem: 'trees NOT_A_WHOLE_NUMBER',
    },
    {
      rule: 'no such month',
      raw: { ...oneTree, spread: { startMonth: '2026-13', months: 2 } },
      problem: 'startMonth BAD_MONTH',
    },
    {
      rule: 'a month long gone',
      raw: { ...oneTree, spread: { startMonth: '2021-10', months: 2 } },
      problem: 'startMonth MONTH_OUT_OF_RANGE',
    },
    {
      rule: 'too many months',
      raw: { ...oneTree, spread: { startMonth: '2026-12', months: 61 } },
      problem: 'months BAD_NUMBER_OF_MONTHS',
    },
    {
      rule: 'a reference of two lines',
      raw: { ...oneTree, reference: 'a\nb' },
      problem: 'reference BAD_CHARACTERS',
    },
    {
      rule: 'a reference that turns text around',
      raw: { ...oneTree, reference: 'a\u202eb' },
      problem: 'reference BAD_CHARACTERS',
    },
    {
      rule: 'a long reference',
      raw: { ...oneTree, reference: 'é'.repeat(81) },
      problem: 'reference TOO_LONG',
    },
    { rule: 'a strange theme', raw: { ...oneTree, theme: 'easter' }, problem: 'theme NOT_OFFERED' },
    { rule: 'a vague flag', raw: { ...oneTree, hideCost: 'yes' }, problem: 'hideCost NOT_OFFERED' },
  ])('refused: $rule', ({ raw, problem }) => {
    expect(problemsOf(raw)).toEqual([problem])
  })

  test('a quantity that cannot be read is not also nothing chosen', () => {
    expect(problemsOf({ quantities: { trees: -1, co2e: 1.5 }, theme: 1 })).toEqual([
      'trees NEGATIVE',
      'co2e NOT_A_WHOLE_NUMBER',
      'theme NOT_OFFERED',
    ])
  })

  test('eighty characters are counted as people count', () => {
    expect(problemsOf({ ...oneTree, reference: '🌳'.repeat(80) })).toEqual([])
  })

  test('an empty reference is none', () => {
    const parsed = parseInstantOrder({ ...oneTree, reference: '   ' }, today)
    expect(parsed.ok && parsed.order.reference).toBeNull()
  })
})

describe('the edges of what is taken', () => {
  const months = (count: unknown) =>
    problemsOf({ ...oneTree, spread: { startMonth: '2026-11', months: count } })
  const begin = (startMonth: unknown) =>
    problemsOf({ ...oneTree, spread: { startMonth, months: 2 } })

  test.each([1, 60])('%d months', (count) => {
    expect(months(count)).toEqual([])
  })

  test.each([0, 61, 1.5, '2', null])('not %j months', (count) => {
    expect(months(count)).toEqual(['months BAD_NUMBER_OF_MONTHS'])
  })

  test.each(['2021-11', '2031-11'])('from %s, five years away', (month) => {
    expect(begin(month)).toEqual([])
  })

  test.each([
    ['2021-10', 'MONTH_OUT_OF_RANGE'],
    ['2031-12', 'MONTH_OUT_OF_RANGE'],
    [202_611, 'BAD_MONTH'],
  ])('not from %j', (month, problem) => {
    expect(begin(month)).toEqual([`startMonth ${problem}`])
  })

  test.each(['co2e', 'plastic'] as const)(
    'as much %s as there are trees is no nothing',
    (impact) => {
      expect(problemsOf({ quantities: { trees: 1_000, [impact]: 1_000 } })).toEqual([])
    },
  )

  test('a number as text is no number, however it is written', () => {
    const trees = new Number(7)
    expect(problemsOf({ quantities: { trees } })).toEqual(['trees NOT_A_WHOLE_NUMBER'])
  })

  test('no reference, and one that is no text', () => {
    const parsed = parseInstantOrder({ ...oneTree, reference: null }, today)
    expect(parsed.ok && parsed.order.reference).toBeNull()
    expect(problemsOf({ ...oneTree, reference: 7 })).toEqual(['reference BAD_CHARACTERS'])
  })

  test('a flag that is off stays off, and each is refused by its own name', () => {
    const parsed = parseInstantOrder({ ...oneTree, hideCost: false }, today)
    expect(parsed.ok && parsed.order.hideCost).toBe(false)
    expect(problemsOf({ ...oneTree, addressOnCertificate: 1 })).toEqual([
      'addressOnCertificate NOT_OFFERED',
    ])
  })
})

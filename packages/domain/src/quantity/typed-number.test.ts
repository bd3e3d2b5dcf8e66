import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type NumberProblem,
  numberSentence,
  readTypedNumber,
  readTypedNumbers,
} from './typed-number.ts'

describe('a typed number', () => {
  test.each([
    ['2.345', { decimals: 2, largest: 5_000 }, 'Please use at most 2 decimals.'],
    ['51', { decimals: 2, largest: 5_000, unit: 'per cent' }, 'Please use at most 50 per cent.'],
    ['2.345', { decimals: 0, largest: 100 }, 'Please use a whole number.'],
    ['2.000', { decimals: 2, largest: 5_000 }, /can be read in two ways/],
    ['2.000', { decimals: 0, largest: 2_000 }, /can be read in two ways/],
  ] as const)('"%s" in %o is told what it can mean there: %s', (typed, field, sentence) => {
    const read = readTypedNumber(typed, field)
    expect(read.ok ? '' : numberSentence(read.problem, typed, field)).toMatch(sentence)
  })

  test.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['7', 7_000],
    [' 2.5 ', 2_500],
    ['2,5', 2_500],
    ['12,3', 12_300],
    ['12,34', 12_340],
    ['0,500', 500],
    ['0.500', 500],
    ['.5', 500],
    [',5', 500],
    ['5.', 5_000],
    ['2.50000', 2_500],
    ['1.234', 1_234],
    ['12,000', 12_000_000],
    ['1,234,567', 1_234_567_000],
    ['1.234.567', 1_234_567_000],
    ['1,234.5', 1_234_500],
    ['1,234.000', 1_234_000],
    ['1.234,5', 1_234_500],
    ['1 234,5', 1_234_500],
    ['12 000', 12_000_000],
    ['12\u00a0000', 12_000_000],
    ["12'000", 12_000_000],
    ['1234567.5', 1_234_567_500],
  ])('"%s" with three decimals is %i thousandths', (typed, units) => {
    expect(readTypedNumber(typed, { decimals: 3 })).toEqual({ ok: true, units })
  })

  test.each<[string, number, NumberProblem]>([
    ['abc', 3, 'not-a-number'],
    ['12 km', 3, 'not-a-number'],
    ['1e5', 3, 'not-a-number'],
    ['0x10', 0, 'not-a-number'],
    ['Infinity', 3, 'not-a-number'],
    ['.', 3, 'not-a-number'],
    [',', 3, 'not-a-number'],
    ['1,23,456', 3, 'not-a-number'],
    ['1.2.3', 3, 'not-a-number'],
    ['1,2,3', 3, 'not-a-number'],
    ['1,234.5.6', 3, 'not-a-number'],
    ['1 23', 3, 'not-a-number'],
    ['12 000 5', 3, 'not-a-number'],
    ['1'.repeat(41), 3, 'not-a-number'],
    ['--5', 3, 'not-a-number'],
    ['-abc', 3, 'not-a-number'],
    ['-5 km', 3, 'not-a-number'],
    ['x1.234', 0, 'not-a-number'],
    ['x10.000', 0, 'not-a-number'],
    ['1.2345', 0, 'too-many-decimals'],
    ['-5', 3, 'negative'],
    ['−2,5', 3, 'negative'],
    ['10.000', 0, 'two-readings'],
    ['10.000', 3, 'two-readings'],
    ['1.234', 0, 'two-readings'],
    ['1.234', 2, 'two-readings'],
    ['2.5', 0, 'too-many-decimals'],
    ['2.5555', 3, 'too-many-decimals'],
    ['9007199254740993', 0, 'too-large'],
    ['9007199254741', 3, 'too-large'],
  ])('"%s" with %i decimals is refused as %s, with a sentence', (typed, decimals, problem) => {
    expect(readTypedNumber(typed, { decimals })).toEqual({ ok: false, problem })
    expect(numberSentence(problem, typed, { decimals })).toMatch(/^[A-Z“].*\.$/)
  })

  test('may have two readings up to the largest that is taken', () => {
    const upTo = (largest: number) => readTypedNumber('1.234', { decimals: 2, largest })
    expect(upTo(123_400)).toEqual({ ok: false, problem: 'two-readings' })
    expect(upTo(123_399)).toEqual({ ok: false, problem: 'too-many-decimals' })
  })

  test('may be 40 characters long with its spaces cut, and no longer', () => {
    const zeros = '0'.repeat(39)
    expect(readTypedNumber(`${zeros}7`, { decimals: 0 })).toEqual({ ok: true, units: 7 })
    expect(readTypedNumber(`0${zeros}7`, { decimals: 0 }).ok).toBe(false)
  })

  test('has its own sentence for each problem', () => {
    const of = (problem: NumberProblem, decimals: number) =>
      numberSentence(problem, '1', { decimals })
    expect(of('not-a-number', 1)).toBe('Please use a number, for example 2.5.')
    expect(of('not-a-number', 0)).toBe('Please use a whole number.')
    expect(of('negative', 0)).toBe('Please use a number of zero or more.')
    expect(of('too-many-decimals', 0)).toBe('Please use a whole number.')
    expect(of('too-large', 0)).toBe('That number is too large.')
  })

  test('that has two readings is named, with the way out', () => {
    expect(numberSentence('two-readings', ' 10.000 ', { decimals: 0 })).toBe(
      '“10.000” can be read in two ways. For a thousand times as much please write 10000; else leave out the decimals.',
    )
    expect(numberSentence('too-many-decimals', '2.55', { decimals: 1 })).toContain(
      'at most 1 decimal.',
    )
    expect(numberSentence('too-many-decimals', '2.5555', { decimals: 3 })).toContain(
      'at most 3 decimals.',
    )
    expect(numberSentence('not-a-number', 'abc', { decimals: 0 })).toContain('a whole number')
  })

  test('above what the field takes is refused with the most it takes', () => {
    const field = { decimals: 3, largest: 1_000_000_000 }
    expect(readTypedNumber('1,000,000', field)).toEqual({ ok: true, units: 1_000_000_000 })
    expect(readTypedNumber('1,000,000.001', field)).toEqual({ ok: false, problem: 'too-large' })
    expect(numberSentence('too-large', '1e9', field)).toBe('Please use at most 1,000,000.')
  })

  test.each(['', '0', '0.00'])(
    'below what the field takes, "%s", is refused with the least',
    (typed) => {
      const field = { decimals: 2, least: 1 }
      expect(readTypedNumber(typed, field)).toEqual({ ok: false, problem: 'too-small' })
      expect(readTypedNumber('0.01', field)).toEqual({ ok: true, units: 1 })
      expect(numberSentence('too-small', typed, field)).toBe('Please use at least 0.01.')
    },
  )

  test('among several has its problem under its own name', () => {
    const fields = { trees: { decimals: 3 }, orders: { decimals: 0 } }
    expect(readTypedNumbers({ trees: '2,5', orders: 'many' }, fields)).toEqual({
      units: { trees: 2_500, orders: 0 },
      problems: { orders: 'Please use a whole number.' },
    })
  })

  test('that can be read has no problem beside it', () => {
    const fields = { trees: { decimals: 3 }, orders: { decimals: 0 } }
    expect(readTypedNumbers({ trees: '2.5', orders: '' }, fields)).toStrictEqual({
      units: { trees: 2_500, orders: 0 },
      problems: {},
    })
  })

  test('as British English writes it is read back exactly', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 12 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3 }), (units, decimals) => {
        const typed = new Intl.NumberFormat('en-GB', { maximumFractionDigits: decimals })
        const text = typed.format(units / 10 ** decimals)
        expect(readTypedNumber(text, { decimals })).toEqual({ ok: true, units })
      }),
    )
  })

  test('is never read a thousand times too large or too small: German is read as it was meant, or refused', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 12 })
    fc.assert(
      fc.property(amounts, (tenths) => {
        const typed = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
        const read = readTypedNumber(typed.format(tenths / 10), { decimals: 1 })
        expect(read).toBeOneOf([
          { ok: true, units: tenths },
          { ok: false, problem: 'two-readings' },
        ])
      }),
    )
  })

  test('takes no longer the longer it is', () => {
    for (const hostile of ['1,'.repeat(50_000), '1 '.repeat(50_000), '0'.repeat(100_000)]) {
      expect(readTypedNumber(hostile, { decimals: 3 })).toEqual({
        ok: false,
        problem: 'not-a-number',
      })
    }
  })
})

import { describe, expect, test } from 'vitest'
import { PostedForm } from '../../../../http/posted-form.ts'
import {
  amountProblems,
  emptyChoice,
  pickOf,
  readChoice,
  stepped,
  toInstantChoice,
  withPick,
} from './choice.ts'

const offered = {
  optionsConfig: (['trees', 'co2e', 'plastic'] as const).map((impact) => ({
    impact,
    max: 1_000_000_000,
  })),
} as unknown as Parameters<typeof amountProblems>[1]

function typed(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readChoice(new PostedForm(form), emptyChoice('2026-11'))
}

describe('a choice on the setup page', () => {
  test('takes the pack whose button was pressed, and keeps the rest', () => {
    const choice = typed({ trees: '3', co2e: '20', reference: 'Our trip' })
    expect(withPick(choice, pickOf('trees', 10_000))).toEqual({ ...choice, trees: '10' })
    expect(withPick(choice, pickOf('plastic', 500))).toEqual({ ...choice, plastic: '0.5' })
  })

  test.each(['', 'trees', 'trees:', 'currency:5', 'trees:-5', 'trees:1e9'])(
    'takes nothing from "%s"',
    (posted) => {
      expect(withPick(typed({ trees: '3' }), posted)).toBeNull()
    },
  )

  test.each([
    ['2,5', 2_500],
    ['2.5', 2_500],
    ['1,200', 1_200_000],
    ['', 0],
  ])('of "%s" trees is %i thousandths of a tree', (trees, milliTrees) => {
    const choice = typed({ trees })
    expect(amountProblems(choice, offered)).toEqual({})
    expect(toInstantChoice(choice)).toMatchObject({ milliTrees, co2eGrams: 0, plasticGrams: 0 })
  })

  test.each([
    ['abc', 'Please use a number, for example 2.5.'],
    ['-3', 'Please use a number of zero or more.'],
    ['2.5555', 'Please use at most 3 decimals.'],
    ['1000001', 'Please use at most 1,000,000.'],
  ])('of "%s" kilograms says what is wrong, and returns what was typed', (co2e, sentence) => {
    const choice = typed({ trees: '10', co2e })
    expect(choice.co2e).toBe(co2e)
    expect(amountProblems(choice, offered)).toEqual({ co2e: sentence })
  })

  test('steps from what was typed, within what is offered', () => {
    const by = { step: 100, max: 1_000 }
    expect(stepped('0,5', by)).toBe('0.6')
    expect(stepped('0.95', by)).toBe('1')
    expect(stepped('0.05', { ...by, step: -100 })).toBe('0')
    expect(stepped('abc', by)).toBe('0.1')
  })
})

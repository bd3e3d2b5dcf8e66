import { describe, expect, it } from 'vitest'
import { PostedForm } from '../../../http/posted-form.ts'
import { answerOfForm } from './answer-of-form.ts'

const FILLED = { country: 'US', turnover: '1200000', currency: 'USD', sold: '24000' }

function formOf(changed: Readonly<Record<string, string>>) {
  const fields = new FormData()
  for (const [name, value] of Object.entries({ ...FILLED, ...changed })) fields.set(name, value)
  return new PostedForm(fields)
}

function problemsOf(changed: Partial<typeof FILLED> & { readonly sharedBy?: string }) {
  const form = formOf(changed)
  answerOfForm(form)
  return form.problems()?.problems ?? {}
}

describe('nothing is assumed of a supplier', () => {
  it.each([
    ['the country', { country: '' }, { country: 'Please choose a country.' }],
    [
      'the currency of a turnover',
      { currency: '' },
      { currency: 'Please choose the currency of your turnover.' },
    ],
    ['a currency where there is no amount', { currency: '', turnover: '', sharedBy: 'whole' }, {}],
    ['nothing where both are chosen', {}, {}],
  ])('%s', (_, changed, problems) => {
    expect(problemsOf(changed)).toEqual(problems)
  })
})

describe('where the electricity of its bills is used', () => {
  it.each([
    ['not known', '', null],
    ['the part of its country', 'US:CAMX', 'CAMX'],
  ])('is %s', (_, region, found) => {
    expect(answerOfForm(formOf({ region })).facts.region).toBe(found)
  })
})

describe('what was sold to all customers', () => {
  it.each([
    ['what was typed', { soldAll: '900000' }, '900000'],
    ['the turnover, where nothing was', {}, '1200000'],
  ])('is %s', (_, typed, amount) => {
    const { driver } = answerOfForm(formOf(typed)).facts
    expect(driver?.supplier).toEqual({ amount, unit: 'USD' })
  })
})

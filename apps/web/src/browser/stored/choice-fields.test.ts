import { expect, test } from 'vitest'
import { type ChoiceField, choiceOf, fillIn, isChoiceInAddress } from './choice-fields.ts'

const text = (name: string, value: string): ChoiceField => ({ name, type: 'text', value })
const radio = (name: string, value: string, checked = false) => ({
  name,
  type: 'radio',
  value,
  checked,
})
const box = (value: string, checked = false) => ({ name: 'v', type: 'checkbox', value, checked })

/** A list, which takes none but its options. */
function list(name: string, options: readonly string[]): ChoiceField {
  let chosen = options[0] ?? ''
  return {
    name,
    type: 'select-one',
    get value() {
      return chosen
    },
    set value(value) {
      chosen = options.includes(value) ? value : ''
    },
  }
}

test('numbers, radios and ticks come back as they were left', () => {
  const left = [text('pet', '2'), radio('tier', 'lite', true), radio('tier', 'own'), box('a', true)]
  const form = [
    text('pet', '0'),
    radio('tier', 'lite'),
    radio('tier', 'own'),
    box('a'),
    box('b', true),
  ]
  fillIn(form, choiceOf(left))
  expect(form.map(({ value }) => value)).toEqual(['2', 'lite', 'own', 'a', 'b'])
  expect(form.map((field) => 'checked' in field && field.checked)).toEqual([
    false,
    true,
    false,
    true,
    // What has come since is as the page offers it.
    true,
  ])
})

test('what was unticked stays so, and a plan that is not offered any longer unchooses nothing', () => {
  const form = [box('a', true), radio('plan', 'lite', true), radio('plan', 'ultimate')]
  fillIn(form, { 'v=a': false, 'plan=lite': false, 'plan=gone': true })
  expect(form.map(({ checked }) => checked)).toEqual([false, true, false])
})

test.each([
  ['a number', 7],
  ['something else', { trees: '1' }],
  ['a text longer than any choice', '1'.repeat(101)],
])('%s in place of a text is left out', (_, stored) => {
  const form = [text('trees', '10')]
  fillIn(form, { trees: stored })
  expect(form[0]?.value).toBe('10')
})

test('a list keeps its first choice where it has the stored one no longer', () => {
  const form = [list('startMonth', ['2026-11', '2026-12'])]
  fillIn(form, { startMonth: '2026-12' })
  expect(form[0]?.value).toBe('2026-12')
  fillIn(form, { startMonth: '2025-01' })
  expect(form[0]?.value).toBe('2026-12')
})

test('nothing endless is stored', () => {
  expect(choiceOf([text('trees', '9'.repeat(5_000))])).toEqual({ trees: '9'.repeat(100) })
})

test.each([
  ['?trees=5', true],
  ['?individual_lite=1', true],
  ['?currency=EUR&utm_source=post', false],
  ['', false],
])('whether an address asks for something: %s', (search, asks) => {
  const form = [text('trees', '10'), radio('plan', 'individual_lite')]
  expect(isChoiceInAddress(form, new URLSearchParams(search))).toBe(asks)
})

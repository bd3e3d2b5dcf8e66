import { expect, test } from 'vitest'
import { openState, SESSION_STATE } from './persisted-state.ts'
import { forgetPaidChoice, storedChoice } from './product-choices.ts'

const FAMILY = '/app/personal/family/recurring/setup'
const GIFT = '/app/personal/gift/one-time/setup'
const WORKFORCE = '/app/business/workforce/recurring/setup'

function sessionWith(entries: Record<string, string> = { 'understory:version': '2' }) {
  const now = new Map(Object.entries(entries))
  const open = () =>
    openState(
      () => ({
        getItem: (key) => now.get(key) ?? null,
        setItem: (key, value) => void now.set(key, value),
        removeItem: (key) => void now.delete(key),
      }),
      SESSION_STATE,
    )
  return { open, now }
}

test('each setup has a choice of its own, of each kind of account', () => {
  const { open, now } = sessionWith()
  storedChoice(FAMILY, open()).write({ adults: '3' })
  storedChoice(GIFT, open()).write({ trees: '25' })
  storedChoice(WORKFORCE, open()).write({ employee_lite: '7' })
  expect(storedChoice(FAMILY, open()).read()).toEqual({ adults: '3' })
  expect(storedChoice(GIFT, open()).read()).toEqual({ trees: '25' })
  expect(JSON.parse(now.get('understory:productBusiness') ?? '')).toEqual({
    [WORKFORCE]: { employee_lite: '7' },
  })
})

test.each([
  [
    'another version',
    { 'understory:version': '1', 'understory:productPersonal': `{"${GIFT}":{}}` },
  ],
  ['no JSON', { 'understory:version': '2', 'understory:productPersonal': '{"oops' }],
  ['a list', { 'understory:version': '2', 'understory:productPersonal': '[1]' }],
])('what is stored as %s is no choice', (_, entries) => {
  const { open } = sessionWith(entries)
  expect(storedChoice(GIFT, open()).read()).toBeUndefined()
})

test('a payment forgets the choice of the setup that led to it, and no other', () => {
  const { open } = sessionWith()
  storedChoice(FAMILY, open()).write({ adults: '3' })
  storedChoice(GIFT, open()).write({ trees: '25' })
  open().write('history', ['/', FAMILY, '/app/payment', GIFT, '/join', '/app/payment'])
  forgetPaidChoice(open())
  expect(storedChoice(GIFT, open()).read()).toBeUndefined()
  expect(storedChoice(FAMILY, open()).read()).toEqual({ adults: '3' })
})

test('a payment that no setup led to forgets nothing', () => {
  const { open } = sessionWith()
  storedChoice(FAMILY, open()).write({ adults: '3' })
  open().write('history', ['/my-impact/manage/subscriptions', '/app/payment'])
  forgetPaidChoice(open())
  expect(storedChoice(FAMILY, open()).read()).toEqual({ adults: '3' })
})

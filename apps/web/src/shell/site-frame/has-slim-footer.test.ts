import { expect, test } from 'vitest'
import { hasSlimFooter } from './has-slim-footer.ts'

test.each([
  '/join',
  '/join/basic?kind=business',
  '/login/reset-password',
  '/gift/4F7K2M',
  '/invitation?token=a',
  '/impact/vehicles',
  '/impact/vehicles/vehicle',
  '/my-impact/account/security',
  '/app/payment?quote=a',
  '/staff',
])('%s does one thing: its footer is a line', (path) => {
  expect(hasSlimFooter(path)).toBe(true)
})

test.each([
  '/',
  '/solutions/personal',
  '/impact',
  '/impact/fernbank',
  '/projects',
  '/verify',
  '/joinery',
])('%s leads on to the whole site', (path) => {
  expect(hasSlimFooter(path)).toBe(false)
})

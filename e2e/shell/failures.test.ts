import { expect, test } from 'vitest'
import { newVisitor, useBrowser } from '../browser.ts'
import { MISSING_PAGES } from './pages.ts'

useBrowser()

test('what is missing says so, with a way on and no trace of the machine', async () => {
  const { page } = await newVisitor()
  for (const { path, status } of MISSING_PAGES) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    const text = (await answer?.text()) ?? ''
    expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d+/)
    const waysOn = page.getByRole('main').locator('a, button')
    expect(await waysOn.count(), path).toBeGreaterThan(0)
  }
})

test.each([
  { method: 'GET', path: '/api/nothing', status: 404, code: 'NOT_FOUND' },
  { method: 'DELETE', path: '/api/localisation', status: 405, code: 'METHOD_NOT_ALLOWED' },
  { method: 'GET', path: '/api/auth/me', status: 401, code: 'SIGN_IN_REQUIRED' },
  { method: 'POST', path: '/api/offsetting/quotes', status: 400, code: 'BAD_REQUEST' },
])('$method $path is refused with a code and a sentence', async ({ method, path, ...wanted }) => {
  const { context } = await newVisitor()
  const answer = await context.request.fetch(path, { method, data: {} })
  expect(answer.status()).toBe(wanted.status)
  expect(await answer.json()).toMatchObject({ code: wanted.code, message: expect.any(String) })
})

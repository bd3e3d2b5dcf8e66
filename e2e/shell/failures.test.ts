import { expect, test } from 'vitest'
import { newVisitor, useBrowser } from '../browser.ts'
import { newMember } from '../people.ts'
import { ACCOUNT_PAGES, MISSING_PAGES, OPEN_PAGES } from './pages.ts'

useBrowser()

const HEADERS = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy':
    /script-src 'no(nce-\w+|ne)'.*object-src 'none'.*frame-ancestors 'none'/,
  'cache-control': /private/,
}

test('every page carries the security headers and says no error, signed in or not', async () => {
  const stranger = await newVisitor()
  const member = await newMember('personal')
  for (const { page } of [stranger, member]) {
    for (const path of [
      ...OPEN_PAGES,
      ...MISSING_PAGES.map((each) => each.path),
      ...ACCOUNT_PAGES,
    ]) {
      const answer = await page.goto(path, { waitUntil: 'load' })
      const headers = await answer?.allHeaders()
      for (const [name, value] of Object.entries(HEADERS)) {
        expect(headers?.[name], `${name} of ${path}`).toMatch(value)
      }
    }
  }
})

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
  { method: 'DELETE', path: '/api/localisation', status: 404, code: 'NOT_FOUND' },
  { method: 'GET', path: '/api/auth/me', status: 401, code: 'SIGN_IN_REQUIRED' },
  { method: 'POST', path: '/api/offsetting/quotes', status: 400, code: 'BAD_REQUEST' },
])('$method $path is refused with a code and a sentence', async ({ method, path, ...wanted }) => {
  const { context } = await newVisitor()
  const answer = await context.request.fetch(path, { method, data: {} })
  expect(answer.status()).toBe(wanted.status)
  expect(await answer.json()).toMatchObject({ code: wanted.code, message: expect.any(String) })
})

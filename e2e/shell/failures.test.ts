import { expect, test } from 'vitest'
import { newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { IS_WEBKIT } from '../browser/launch-browser.ts'
import { newEmail, PASSWORD } from '../visitors/people.ts'
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

// Its driver answers nothing while a page is on its way.
test.skipIf(IS_WEBKIT)(
  'a form on its way covers the page with the spinner, and its button cannot be pressed twice',
  async () => {
    const { page } = await newVisitor(PHONE)
    await open(page, '/login')
    const answered = Promise.withResolvers<void>()
    await page.route('**/login', async (route) => {
      if (route.request().method() === 'POST') await answered.promise
      await route.fallback()
    })
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password').fill(PASSWORD)
    // Nothing can be asked of a page that is about to be left: it says by itself when it is covered.
    await page.evaluate(() => {
      const cover = document.querySelector<HTMLElement>('[data-progress]') ?? document.body
      const button = document.querySelector<HTMLButtonElement>('form:has(#password) button')
      new MutationObserver(() => {
        const words = cover.checkVisibility() ? cover.innerText.trim() : 'nothing'
        console.info(`covered by ${words}, button ${button?.disabled ? 'off' : 'on'}`)
      }).observe(cover, { attributeFilter: ['hidden'] })
    })
    const said = page.waitForEvent('console', (message) => message.text().startsWith('covered'))
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    await button.evaluate((element: HTMLElement) => element.click())
    expect((await said).text()).toBe('covered by Working…, button off')
    answered.resolve()
    await page.getByRole('alert').getByText('Invalid email or password.').waitFor()
    expect(await page.locator('[data-progress]').isVisible()).toBe(false)
  },
)

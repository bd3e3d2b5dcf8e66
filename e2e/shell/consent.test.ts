import { expect, inject, test } from 'vitest'
import { newVisitor, PHONE, useBrowser, type Visitor } from '../browser.ts'
import { openCardStep } from '../buying.ts'
import { newMember } from '../people.ts'

useBrowser()

const TRACKING = ['_gcl_au', 'fbc', '_fbc', '_ga', '_ga_ABC123']

const elsewhere = ({ requests }: Visitor, allowed: readonly string[] = []) =>
  requests
    .filter(({ protocol, origin }) => protocol !== 'data:' && origin !== inject('origin'))
    .map(({ origin }) => origin)
    .filter((origin) => !allowed.includes(origin))

const banner = ({ page }: Visitor) => page.getByRole('region', { name: 'Cookies' })

async function cookieNames({ context }: Visitor): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name)
}

test('nothing is asked of anyone else before or after yes', async () => {
  const visitor = await newVisitor()
  const { page } = visitor
  await page.goto('/')
  await banner(visitor).getByRole('button', { name: 'Accept' }).click()
  await banner(visitor).waitFor({ state: 'detached' })
  for (const path of ['/', '/faq', '/join', '/app/personal/instant/one-time/setup']) {
    await page.goto(path, { waitUntil: 'load' })
    expect(await banner(visitor).count(), path).toBe(0)
  }
  expect(elsewhere(visitor)).toEqual([])
})

test('the card form speaks to the payments sandbox, and to nobody else', async () => {
  const member = await newMember('personal')
  await openCardStep(member, 'personal')
  const sandbox = new URL(inject('sandboxUrl')).origin
  expect(elsewhere(member, [sandbox])).toEqual([])
})

test('the banner stays until a choice, on every page, and returns there', async () => {
  const visitor = await newVisitor()
  const { page } = visitor
  await page.goto('/faq')
  await page.goto('/our-philosophy')
  await banner(visitor).waitFor()
  await page.getByRole('button', { name: 'Customise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your cookies, your choice' })
  await dialog.waitFor()
  for (const service of ['Authentication', 'Payments', 'Performance', 'Behavioural', 'Support']) {
    expect(await dialog.innerText()).toContain(service)
  }
  expect(await dialog.getByLabel('Analytics and marketing').isChecked()).toBe(false)
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await banner(visitor).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/our-philosophy')
})

test('yes, no and more are one click each, and lose nothing that was typed', async () => {
  for (const choice of ['Accept', 'Reject']) {
    const visitor = await newVisitor(PHONE)
    const { page } = visitor
    await page.goto('/join')
    await page.getByLabel('Email').fill('someone@example.org')
    await banner(visitor).getByRole('button', { name: choice }).click()
    await banner(visitor).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Email').inputValue()).toBe('someone@example.org')
    await page.goto('/faq')
    expect(await banner(visitor).count()).toBe(0)
  }
})

test('the banner hides no place that the keyboard reaches', async () => {
  const visitor = await newVisitor(PHONE)
  const { page } = visitor
  await page.goto('/app/personal/instant/one-time/setup')
  const top = await banner(visitor).evaluate((bar) => bar.getBoundingClientRect().top)
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element.closest('[data-cookie-banner]')) return null
      return { name: element.outerHTML.slice(0, 80), top: element.getBoundingClientRect().top }
    })
    if (focused) expect(focused.top, focused.name).toBeLessThan(top)
  }
})

test('a browser without invoker commands can refuse just as well', async () => {
  const visitor = await newVisitor()
  const { page } = visitor
  await page.goto('/faq')
  // As WebKit sees the page: it does not know these attributes.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[commandfor]')) {
      button.removeAttribute('commandfor')
    }
  })
  await page.getByRole('button', { name: 'Customise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your cookies, your choice' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Customise' }).click()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await banner(visitor).waitFor({ state: 'detached' })
  expect(await cookieNames(visitor)).toEqual(['understory_consent'])
})

test('declining after accepting clears the tracking cookies and remembers the choice', async () => {
  const visitor = await newVisitor()
  const { page, context } = visitor
  await page.goto('/')
  await page.getByRole('button', { name: 'Customise' }).click()
  await page.getByLabel('Analytics and marketing').check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await banner(visitor).waitFor({ state: 'detached' })
  await context.addCookies(TRACKING.map((name) => ({ name, value: 'x', url: inject('origin') })))
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  const choice = page.getByLabel('Analytics and marketing')
  expect(await choice.isChecked()).toBe(true)
  await choice.uncheck()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(() => cookieNames(visitor)).toEqual(['understory_consent'])
})

test('with a tag manager: asked for only after yes, consent first, never on the way out', async () => {
  const baseURL = inject('strictOrigin')
  const visitor = await newVisitor(undefined, { baseURL })
  const { page, context, requests } = visitor
  const asked = () => requests.filter(({ hostname }) => hostname.endsWith('googletagmanager.com'))
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  expect(asked()).toEqual([])
  await banner(visitor).getByRole('button', { name: 'Accept' }).click()
  await banner(visitor).waitFor({ state: 'detached' })
  expect(asked()).toEqual([])
  await page.goto('/faq')
  await expect.poll(() => asked().map(({ search }) => search)).toContain('?id=GTM-TEST123')
  await page.waitForLoadState('load')
  const said = await page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] }
    return dataLayer.map((entry) => [entry[0], entry[1]].join(' ').trim())
  })
  expect(said.slice(0, 2)).toEqual(['consent default', 'consent update'])

  requests.length = 0
  await page.goto('/logout', { waitUntil: 'load' })
  expect(asked()).toEqual([])
  expect(await page.content()).not.toContain('gtm')
})

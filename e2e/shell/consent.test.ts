import { describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, PHONE, useBrowser, type Visitor } from '../browser/browser.ts'
import type { SinkRequest } from '../product/outside-sink.ts'
import { openCardStep } from '../visitors/buying.ts'
import { newMember } from '../visitors/people.ts'

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
  const visitor = await newVisitor(DESKTOP, { notesRequests: true })
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
  const member = await newMember('personal', DESKTOP, { notesRequests: true })
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

test('a yes that could not be saved in place is sent again, and stays a yes', async () => {
  const visitor = await newVisitor(DESKTOP, { isOwn: true })
  const { page, context } = visitor
  await page.goto('/faq')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  let isCut = false
  await page.route('**/consent', (route) => {
    if (isCut) return route.continue()
    isCut = true
    return route.abort()
  })
  await banner(visitor).getByRole('button', { name: 'Accept' }).click()
  await banner(visitor).waitFor({ state: 'detached' })
  const [choice] = await context.cookies()
  expect(choice?.name).toBe('understory_consent')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  expect(await page.getByLabel('Analytics and marketing').isChecked()).toBe(true)
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

describe('with every service outside switched on', () => {
  const asked = async () =>
    (await (await fetch(`${inject('outsideHost')}/asked`)).json()) as SinkRequest[]
  const reported = async (who: string) =>
    (await asked())
      .filter(({ path }) => path === `/collect/${who}`)
      .flatMap(({ body }) => JSON.parse(body) as unknown[][])
      .map((said) => said.slice(0, 2).join(' '))
  const strict = () => ({ baseURL: inject('strictOrigin'), notesRequests: true })
  const outside = ({ requests }: Visitor) =>
    requests
      .filter(({ protocol, origin }) => protocol !== 'data:' && origin !== inject('strictOrigin'))
      .map(({ href }) => href)

  test('none is asked before a yes, on the way out, or after a no; the page stays as it is', async () => {
    await fetch(`${inject('outsideHost')}/forget`)
    const visitor = await newVisitor(DESKTOP, strict())
    const { page, context } = visitor
    await page.goto('/our-philosophy?utm_source=news&view=trees')
    expect(await banner(visitor).innerText()).toContain('four outside services')
    await page.getByRole('button', { name: 'Customise' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your cookies, your choice' })
    for (const name of ['Google Tag Manager', 'Google tag', 'Meta pixel', 'Hotjar'])
      await dialog.getByText(name, { exact: true }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(outside(visitor)).toEqual([])
    await banner(visitor).getByRole('button', { name: 'Accept' }).click()
    // The page of the yes is measured, with the campaign that led there.
    await expect.poll(() => reported('hj')).toContain('stateChange /our-philosophy')
    expect(await banner(visitor).count()).toBe(0)
    await fetch(`${inject('outsideHost')}/forget`)

    await page.goto('/faq')
    await expect.poll(() => reported('hj')).toContain('stateChange /faq')
    await expect.poll(() => reported('fbq')).toContain('track PageView')
    await expect.poll(() => reported('dataLayer')).toContain('page_view')
    const [first, , third] = await reported('dataLayer')
    expect([first, third]).toEqual(['consent default', 'consent update'])
    expect((await reported('fbq')).slice(0, 4)).toEqual([
      'consent revoke',
      'set autoConfig',
      'init 1234567890',
      'consent grant',
    ])
    const tracked = async () => (await context.cookies()).map(({ name }) => name).toSorted()
    await expect
      .poll(tracked)
      .toEqual(['_fbp', '_ga', '_gcl_au', '_hjSession_1', 'understory_consent'])

    // What the page of the yes still had to say has left before the next one is looked at.
    await page.waitForLoadState('networkidle')
    visitor.requests.length = 0
    for (const path of ['/logout', '/login']) await page.goto(path, { waitUntil: 'load' })
    expect(outside(visitor)).toEqual([])

    await page.goto('/contact-us')
    await expect.poll(() => reported('hj')).toContain('stateChange /contact-us')
    await page.getByLabel('Your message').fill('This is still here')
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await dialog.getByLabel('Analytics and marketing').uncheck()
    await dialog.getByRole('button', { name: 'Save my choice' }).click()
    await expect.poll(tracked).toEqual(['understory_consent'])
    expect(await page.getByLabel('Your message').inputValue()).toBe('This is still here')
    // What a vendor's script still tries, the page refuses: to it the no came last.
    await expect.poll(() => visitor.faults.length).toBeGreaterThan(0)
    await page.goto('/faq', { waitUntil: 'load' })
    for (const fault of visitor.faults.splice(0)) expect(fault).toMatch(/Content.Security.Policy/)
    const said = [...(await reported('dataLayer')), ...(await reported('fbq'))]
    // Those with which the two measured pages began; the no itself reached nobody.
    expect(said.filter((each) => /^consent (update|revoke)/.test(each))).toHaveLength(4)
    expect((await reported('hj')).filter((each) => each === 'stateChange /faq')).toHaveLength(1)
    expect(await tracked()).toEqual(['understory_consent'])
  })

  test('the chat is loaded when it is started, and where it cannot be the contact form opens', async () => {
    const visitor = await newVisitor(PHONE, strict())
    const { page, context } = visitor
    await page.goto('/help')
    await banner(visitor).getByRole('button', { name: 'Reject' }).click()
    await expectGoodEverywhere(page)
    await page.getByRole('button', { name: 'Close the offer' }).click()
    const offer = page.getByText('each tree has a twin')
    await offer.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Chat with us' }).click()
    await page.getByRole('heading', { name: 'Before it opens' }).waitFor()
    expect(await offer.count()).toBe(0)
    await expectGoodEverywhere(page)
    expect(outside(visitor)).toEqual([])
    const start = page.getByRole('button', { name: 'Start the chat' })
    await start.click()
    await expect.poll(() => reported('chat')).toContain('show')
    expect((await asked()).some(({ path }) => path === '/widget/abc12345')).toBe(true)

    await context.route('**/widget/**', (route) => route.abort())
    await page.goto('/chat')
    await start.click()
    await page.getByText('The chat could not be opened').waitFor()
    await page.getByLabel('Your message').waitFor()
  })

  test('an error of a page reaches error reporting through our own server', async () => {
    const visitor = await newVisitor(DESKTOP, strict())
    await visitor.page.goto('/faq', { waitUntil: 'load' })
    await visitor.page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('ada@ashdown.example is too long')
      })
    })
    const envelope = async () =>
      (await asked()).find(({ path, body }) => path.includes('/envelope/') && /Range/.test(body))
    await expect.poll(envelope).toBeTruthy()
    expect((await envelope())?.body).toContain('[email] is too long')
    expect(outside(visitor)).toEqual([])
    expect(visitor.faults.splice(0)).toHaveLength(1)
  })
})

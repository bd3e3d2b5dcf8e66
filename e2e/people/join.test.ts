import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { DESKTOP, forgetAttempts, newVisitor, open, useBrowser } from '../browser/browser.ts'
import { IS_CHROMIUM } from '../browser/launch-browser.ts'
import { emailsTo } from '../product/mailbox.ts'
import { chooseTenTrees, quoted } from '../visitors/buying.ts'
import { fillJoinForm, joinOnPage, newEmail, newMember, PASSWORD } from '../visitors/people.ts'

useBrowser()

test('what was chosen survives joining, a reload, and verifying the email in another tab', async () => {
  const { page, context } = await newVisitor()
  await chooseTenTrees(page, 'personal')
  const email = newEmail()
  await fillJoinForm(page, { kind: 'personal', email })
  await page.waitForURL(/\/app\/payment/)
  await page.reload()

  const [message] = await emailsTo(email, 'Verify your email')
  const link = /https?:\/\/\S+\/verify-email\?token=\S+/.exec(message?.text ?? '')?.[0] ?? ''
  const tab = await context.newPage()
  await tab.goto(link)
  await tab.getByRole('heading', { name: 'Your email is verified' }).waitFor()
  await tab.close()

  await page.reload()
  await page.getByLabel('Your name').waitFor()
  await page.getByRole('complementary', { name: 'Your order' }).getByText('10 trees').waitFor()
  await page.getByRole('link', { name: 'Change what I fund' }).click()
  await expect.poll(() => page.getByLabel('Number of trees').inputValue()).toBe('10')
})

test('signing in instead of joining leads to the same payment', async () => {
  const member = await newMember('personal')
  const { page } = await newVisitor()
  await chooseTenTrees(page, 'personal')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('complementary', { name: 'Your order' }).getByText('10 trees').waitFor()
})

test.each([
  { held: 'personal' as const, wanted: 'business' as const },
  { held: 'business' as const, wanted: 'personal' as const },
])(
  'a $held account learns that it cannot buy for $wanted, and gets both alternatives',
  async (kinds) => {
    const { held, wanted } = kinds
    const member = await newMember(held)
    const { page } = member
    await page.goto(await quoted(member, wanted))
    await page.getByRole('heading', { name: `This is for a ${wanted} account` }).waitFor()
    const same = page.getByRole('link', { name: `Choose the same for my ${held} account` })
    const address = (await same.getAttribute('href')) ?? ''
    await page.getByRole('button', { name: `Create a ${wanted} account` }).waitFor()
    await open(page, address)
    await expect.poll(() => page.getByLabel('Number of trees').inputValue()).toBe('10')
  },
)

test('signing out of the wrong kind of account leads back to this payment afterwards', async () => {
  const member = await newMember('personal')
  const { page } = member
  await page.goto(await quoted(member, 'business'))
  await page.getByRole('button', { name: 'Sign in to a business account' }).click()
  await page.waitForURL(/\/(login|join)/)
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/app\/payment\?quote=/)
})

test('an email that is taken leads to signing in', async () => {
  const member = await newMember('personal')
  const { page } = await newVisitor()
  await open(page, '/join')
  await fillJoinForm(page, { kind: 'personal', email: member.email })
  await page.getByText('There is already an account with this email.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(member.email)
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

test('a password too short, too long or too common is refused, and the email stays filled in', async () => {
  const { page } = await newVisitor()
  await open(page, '/join')
  const email = newEmail()
  for (const { password, says } of [
    { password: 'fern', says: 'Please use at least 8 characters.' },
    { password: 'moss '.repeat(30), says: 'Please use at most 128 characters.' },
    { password: 'Password1', says: 'on a list of the most common ones' },
  ]) {
    await fillJoinForm(page, { kind: 'personal', email, password })
    await page.locator('#password-error', { hasText: says }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
  }
})

test('a wrong password is refused without saying which was wrong; ten times are enough', async () => {
  await forgetAttempts()
  const member = await newMember('personal')
  const { page } = await newVisitor(DESKTOP, { baseURL: inject('strictOrigin') })
  await page.goto('/login')
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const says = attempt <= 10 ? 'Invalid email or password.' : 'That was tried too often.'
    await page.getByRole('alert').getByText(says).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(member.email)
  }
})

const keptKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])

test('signing out ends the session and leaves nothing in the browser', async () => {
  const member = await newMember('personal')
  const { page } = member
  const flow = () => page.evaluate(() => sessionStorage.getItem('understory:userFlow'))
  await open(page, '/app/personal/family/recurring/setup')
  expect(await flow()).toBe('"/app/personal/family/recurring/setup"')
  await open(page, '/app/personal/instant/one-time/setup')
  expect(await flow()).toBe('null')
  await page.getByRole('button', { name: '10 trees' }).click()
  expect(await keptKeys(page)).toContain('understory:productPersonal')
  await open(page, '/my-impact/account/security')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  expect(await keptKeys(page)).not.toContain('understory:productPersonal')
  const paths = () => page.evaluate(() => sessionStorage.getItem('understory:history'))
  await expect.poll(paths).toBe('["/"]')
  if (IS_CHROMIUM) {
    // Nor does the way back, which a browser answers without asking the server.
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
    expect(await page.content()).not.toContain(member.email)
  }
  await page.goto('/my-impact/dashboards/impact')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('joining on a page and landing on the dashboard', async () => {
  const { page } = await newVisitor()
  await open(page, '/join')
  await joinOnPage(page, 'business')
  expect(new URL(page.url()).pathname).toBe('/my-impact')
})

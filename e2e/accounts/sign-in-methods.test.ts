import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../accessible.ts'
import { DESKTOP, newVisitor, open, PHONE, useBrowser } from '../browser.ts'
import { newEmail, newMember, PASSWORD } from '../people.ts'
import { bePersona, beSomebody, linkIn } from '../sandbox-sign-in.ts'

useBrowser()

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const

describe.each(SIZES)('on %s', (_, size) => {
  test.each(['Google', 'Facebook'])(
    'joining with %s, and signing in with it again',
    async (provider) => {
      const { page } = await newVisitor(size)
      const email = newEmail()
      await open(page, '/join')
      await page.getByLabel('I accept the').check()
      await page.getByRole('button', { name: `Join with ${provider}` }).click()
      await beSomebody(page, email)
      await page.waitForURL(/your-details/)
      await page.getByRole('main').getByText(`Signed in as ${email}`).waitFor()
      await page.getByLabel('First name').fill('Ash')
      await page.getByLabel('Last name').fill('Meadow')
      await page.getByRole('button', { name: 'Save and go on' }).click()
      await page.waitForURL(/\/my-impact$/)
      await page.goto('/logout')
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
      await page.goto('/login')
      await page.getByRole('button', { name: `Sign in with ${provider}` }).click()
      await beSomebody(page, email)
      await page.waitForURL(/\/my-impact$/)
    },
  )

  test('each thing that goes wrong at a provider is said, with a way on', async () => {
    const { page } = await newVisitor(size)
    await open(page, '/join')
    await page.getByLabel('I accept the').check()
    await page.getByRole('button', { name: 'Join with Google' }).click()
    await bePersona(page, 'Refuse')
    await page.getByRole('alert').getByText('Signing in with Google did not work').waitFor()
    await page.getByLabel('I accept the').check()
    await page.getByRole('button', { name: 'Join with Facebook' }).click()
    await bePersona(page, 'Fern Holt')
    await page.getByRole('alert').getByText('Facebook gave us no email address').waitFor()
    await expectAccessible(page)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await beSomebody(page, newEmail())
    const notice = page.getByRole('alert')
    await notice.getByText('There is no account for this person yet').waitFor()
    await notice.getByRole('link', { name: 'Join' }).click()
    await page.getByRole('heading', { name: 'Join Understory' }).waitFor()
  })

  test('an email that has a password is not taken over by a provider', async () => {
    const member = await newMember('personal')
    const { page } = await newVisitor(size)
    await open(page, '/join')
    await page.getByLabel('I accept the').check()
    await page.getByRole('button', { name: 'Join with Google' }).click()
    await beSomebody(page, member.email)
    await page.getByRole('alert').getByText('There is already an account with this email').waitFor()
  })

  test('a forgotten password is replaced by the email’s link, once', async () => {
    const member = await newMember('personal')
    const { page } = await newVisitor(size)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await page.getByLabel('Email').fill(newEmail())
    await page.getByRole('button', { name: 'Send the email' }).click()
    await page.getByRole('alert').getByText('This email is not registered with us.').waitFor()
    await page.getByLabel('Email').fill(member.email)
    await page.getByRole('button', { name: 'Send the email' }).click()
    await page.getByRole('heading', { name: 'Look in your mailbox' }).waitFor()
    const link = await linkIn(member.email, 'Choose a new password', '/login/reset-password/reset')
    await page.goto(link)
    await page.getByLabel('New password').fill('bracken and bilberry')
    await page.getByLabel('Once more').fill('something else')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('Passwords must match.').waitFor()
    await page.getByLabel('New password').fill('bracken and bilberry')
    await page.getByLabel('Once more').fill('bracken and bilberry')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('Your new password is set').waitFor()
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password').fill('bracken and bilberry')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/my-impact$/)
    await page.goto(link)
    await page.getByRole('heading', { name: 'This recovery link is not valid any more' }).waitFor()
  })
})

test('a session that has ended says so, and signing in again leads back', async () => {
  const member = await newMember('personal')
  const { page, context } = await newVisitor()
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/my-impact$/)
  const copy = await context.cookies()
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await context.addCookies(copy)
  await page.goto('/my-impact/manage/instant')
  await page.getByText('Looks like your login session has expired. Please log in again!').waitFor()
  expect(new URL(page.url()).pathname).toBe('/logout')
  await page.getByRole('button', { name: 'Log in again' }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/manage\/instant/)
})

test('a form whose session ended in another tab keeps what was typed, and is sent once signed in again', async () => {
  const { page, context, email } = await newMember('personal')
  await page.goto('/my-impact/account/settings')
  await page.getByLabel('First name').fill('Augusta')
  const other = await context.newPage()
  await other.goto('/logout')
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  // A browser that nobody sees hides no tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('What you typed is still here.').waitFor()
  await expectAccessible(page)
  await other.goto('/login')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password').fill(PASSWORD)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.waitForURL(/\/my-impact$/)
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\?saved/)
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta')
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { IS_CHROMIUM, IS_WEBKIT } from '../browser/launch-browser.ts'
import { CARDS, typeCard } from '../visitors/buying.ts'
import { newEmail, newMember, PASSWORD } from '../visitors/people.ts'
import { linkIn, proveEmail } from '../visitors/sandbox-sign-in.ts'
import { totpOf } from '../visitors/totp.ts'

useBrowser()

const ACCOUNT = '/my-impact/account'
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const saved = (page: Page) => page.getByRole('status').getByText('Saved.').waitFor()

async function stayWhenAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await Promise.all([
    asked.then((dialog) => dialog.dismiss()),
    page.getByRole('link', { name: 'Billing and tax' }).click(),
  ])
}

test('every detail of a business is saved, and what is wrong is said beside its field', async () => {
  const { page } = await newMember('business', PHONE)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await open(page, `${ACCOUNT}/settings`)
  // Nothing has changed yet, so there is nothing to save.
  expect(await save.isVisible()).toBe(false)
  await page.getByLabel('First name').fill('Wren')
  await page.getByText('You have changes that are not saved.').waitFor()
  await page.getByRole('button', { name: 'Undo the changes' }).click()
  await save.waitFor({ state: 'hidden' })
  await page.getByLabel('First name').fill('Wren')
  await page.getByLabel('Mobile number').fill('12')
  // By the standard of WebDriver, nobody is asked before a page is left.
  if (!IS_WEBKIT) await stayWhenAsked(page)
  await save.click()
  await page.getByText('Please enter a mobile number including the country code').first().waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Wren')
  await page.getByLabel('Mobile number').fill('07911 123456')
  await page.getByLabel('Preferred currency').selectOption('EUR')
  await save.click()
  await saved(page)
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('+447911123456')

  await open(page, `${ACCOUNT}/settings/business`)
  await page.getByLabel('Website').fill('not a site')
  await save.click()
  await page.getByText('Please give a valid website URL.').first().waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Website').fill('fernbank.example')
  await page.getByLabel('Country of incorporation').selectOption('IE')
  await page.getByLabel('VAT number').fill('IE1234567WA')
  await save.click()
  await saved(page)

  await open(page, `${ACCOUNT}/settings/billing`)
  const address = part(page, 'Billing address')
  await address.getByLabel('Address').fill('1 Quay Street')
  await address.getByLabel('City').fill('Galway')
  await address.getByLabel('Post code').fill('H91 E2K3')
  await address.getByLabel('Country').selectOption('IE')
  await save.click()
  await saved(page)

  const tax = part(page, 'Tax ids')
  await tax.getByLabel('Kind').selectOption('US us_ein')
  await tax.getByLabel('Number').fill('1')
  await tax.getByRole('button', { name: 'Add the tax id' }).click()
  await tax.getByText('This does not have the format of that number').waitFor()
  await tax.getByLabel('Number').fill('12-3456789')
  await tax.getByRole('button', { name: 'Add the tax id' }).click()
  await saved(page)
  await tax.getByRole('strong').waitFor()
  await tax.getByText('United States, ').waitFor()
  await tax.getByRole('button', { name: 'Remove' }).click()
  await saved(page)
  await tax.getByText('None yet').waitFor()
})

test('a logo is looked at, cropped by hand, taken, shown and removed; another kind of file is not', async () => {
  const { page } = await newMember('business', PHONE)
  await open(page, `${ACCOUNT}/settings/logo`)
  const picture = page.getByLabel('Picture', { exact: true })
  const file = (mimeType: string, buffer: Buffer) => ({ name: 'logo.png', mimeType, buffer })
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  await picture.setInputFiles(file('image/svg+xml', script))
  await page.getByText('Please choose a JPG or PNG picture.').waitFor()
  await picture.setInputFiles(file('image/png', script))
  await page.getByText('This picture cannot be read.').waitFor()
  await picture.setInputFiles(file('image/png', await page.screenshot()))
  await page.getByRole('img', { name: 'The part that is kept' }).waitFor()
  await page.getByRole('slider', { name: 'The part to keep' }).fill('0.25')
  await expectGoodEverywhere(page)
  await page.getByRole('button', { name: 'Use this logo' }).click()
  await saved(page)
  const shown = page.getByRole('img', { name: 'Your brand logo' })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320)
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await saved(page)
  expect(await shown.count()).toBe(0)
})

test('a card is added with the bank’s question, made the first, and removed', async () => {
  const { page } = await newMember('personal', PHONE)
  const add = async (number: string) => {
    await page.goto(`${ACCOUNT}/cards`)
    await page.getByRole('button', { name: 'Add a card' }).click()
    const button = page.getByRole('button', { name: 'Add the card' })
    await button.and(page.locator(':enabled')).waitFor()
    await typeCard(page, number)
    await page.getByLabel('Postcode').fill('GL5 1AA')
    await button.click()
  }
  await add(CARDS.declined)
  await page.getByText('Your bank declined this card').waitFor()
  await expectGoodEverywhere(page)
  await add(CARDS.succeeds)
  await page.getByText('Your card is added.').waitFor()
  await add(CARDS.challenged)
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByText('Your card is added.').waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: 'ending in' }).count()).toBe(2)
  await page.getByRole('button', { name: 'Offer first' }).click()
  await saved(page)
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the card' }).click()
  await saved(page)
  expect(await page.getByRole('listitem').filter({ hasText: 'ending in' }).count()).toBe(1)
})

test('emails are chosen, and stay chosen', async () => {
  const { page } = await newMember('personal', PHONE)
  await page.goto(`${ACCOUNT}/notifications`)
  await page.getByLabel('The newsletter').check()
  await page.getByLabel('Reminders').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await saved(page)
  // The email is not verified yet.
  await page.getByText('We sent you a link to confirm the newsletter').waitFor()
  await expectGoodEverywhere(page)
  expect(await page.getByLabel('Reminders').isChecked()).toBe(false)
})

test('password and email change, and other devices are signed out', async () => {
  const member = await newMember('personal', PHONE)
  const { page } = member
  await page.goto(`${ACCOUNT}/security`)
  const password = part(page, 'Password')
  const change = async (current: string, repeat: string) => {
    await password.getByLabel('Current password').fill(current)
    await password.getByLabel('New password').fill('alder carr in winter')
    await password.getByLabel('Once more').fill(repeat)
    await password.getByRole('button', { name: 'Change the password' }).click()
  }
  await change('not it', 'alder carr in winter')
  await password.getByText('Your current password is not right.').waitFor()
  await change(PASSWORD, 'different')
  await password.getByText('Passwords must match.').waitFor()
  await expectGoodEverywhere(page)
  await change(PASSWORD, 'alder carr in winter')
  await page.getByText('Your password is changed.').waitFor()

  const email = newEmail()
  const section = part(page, 'Email')
  await section.getByLabel('New email').fill(email)
  await section.getByLabel('Your password').fill('alder carr in winter')
  await section.getByRole('button', { name: 'Change the email' }).click()
  await page.getByText('An email is on its way to the new address.').waitFor()
  await page.goto(await linkIn(email, 'Confirm your new email', '/confirm-email'))
  await page.getByRole('button', { name: 'Use this address' }).click()
  await page.getByRole('heading', { name: 'Your email is changed' }).waitFor()
  await page.goto(`${ACCOUNT}/activity`)
  await page.getByText('The password was changed').waitFor()
  await page.getByText('The email was changed').waitFor()
})

test('a second factor is added, asked for at the next sign-in, and removed', async () => {
  const member = await newMember('personal', PHONE)
  const { page } = member
  await page.goto(`${ACCOUNT}/security`)
  await page.getByRole('link', { name: 'Add an authenticator app' }).click()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){4}/).innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('The six digits').fill(totpOf(secret))
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('heading', { name: 'Keep these backup codes' }).waitFor()
  await expectGoodEverywhere(page)
  const backup = await page.getByRole('main').getByRole('listitem').first().innerText()

  const other = await newVisitor(PHONE)
  await other.page.goto('/login')
  await other.page.getByLabel('Email').fill(member.email)
  await other.page.getByLabel('Password').fill(PASSWORD)
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.page.getByRole('heading', { name: 'One more step' }).waitFor()
  await other.page.getByLabel('Code').fill('000000')
  await other.page.getByRole('button', { name: 'Go on' }).click()
  await other.page.getByText('This code is not right').first().waitFor()
  await expectGoodEverywhere(other.page)
  await other.page.getByLabel('Code').fill(backup)
  await other.page.getByRole('button', { name: 'Go on' }).click()
  await other.page.waitForURL(/\/my-impact$/)

  await page.goto(`${ACCOUNT}/security`)
  await page.getByText('9 of your backup codes are left').waitFor()
  await page.getByLabel('A code of your app').fill(totpOf(secret, 1))
  await page.getByRole('button', { name: 'Remove the second factor' }).click()
  await page.getByText('The second factor is removed.').waitFor()
})

test('everything is downloaded, and the account deleted for good', async () => {
  const member = await newMember('personal', PHONE)
  const { page } = member
  await page.goto(`${ACCOUNT}/data`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('data.zip')
  await page.getByLabel('Type your email').fill('someone@else.example')
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await page.getByText('This is not the email of your account.').first().waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Type your email').fill(member.email)
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await page.waitForURL((url) => url.pathname === '/account-deleted')
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Invalid email or password.').waitFor()
})

test('what was typed before the script was there is saved', async () => {
  const { page } = await newMember('personal')
  const script = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => script.promise.then(() => route.fallback()))
  await page.goto(`${ACCOUNT}/settings`, { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Wren')
  script.resolve()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByText('You have changes that are not saved.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  expect(await page.getByLabel('First name').inputValue()).toBe('Wren')
})

test('a colleague is invited, joins, and is shown no more than their role', async () => {
  const owner = await newMember('business')
  await proveEmail(owner)
  const email = newEmail()
  await owner.page.goto(`${ACCOUNT}/members`)
  await owner.page.getByLabel('Their email').fill(email)
  await owner.page.locator('#role').selectOption('viewer')
  await owner.page.getByRole('button', { name: 'Send the invitation' }).click()
  await owner.page.getByText('The invitation is on its way.').waitFor()

  const { page } = await newVisitor(PHONE)
  await page.goto(await linkIn(email, 'has invited you to', '/invitation'))
  await expectAccessible(page)
  await page.getByText('invites you as a viewer: you may see everything').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Join' }).click()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('I accept the').check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByLabel('First name').fill('Wren')
  await page.getByLabel('Last name').fill('Hazelwood')
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await page.waitForURL(/\/my-impact$/)
  await page.goto(`${ACCOUNT}/settings/business`)
  await page.getByText('Your role lets you see this, and not change it.').waitFor()
  expect(await page.getByLabel('Company name').isDisabled()).toBe(true)
  for (const locked of ['business', 'billing', 'logo']) {
    await open(page, `${ACCOUNT}/settings/${locked}`)
    await page.getByText('Your role lets you see this, and not change it.').waitFor()
    expect(await page.getByText('You have changes that are not saved.').count()).toBe(0)
  }
  await page.goto(`${ACCOUNT}/members`)
  expect(await page.getByRole('button', { name: 'Send the invitation' }).count()).toBe(0)
  await page.goto(`${ACCOUNT}/accounts`)
  await page.getByRole('button', { name: /^Leave/ }).click()
  await page.waitForURL(/your-details/)

  await open(owner.page, '/app/business/instant/one-time/setup')
  await owner.page.goto(`${ACCOUNT}/accounts`)
  await owner.page.getByLabel('Company name').fill('Second Grove')
  await owner.page.getByRole('button', { name: 'Open the account' }).click()
  await owner.page.getByText('Owner, you are here').waitFor()
  await owner.page.getByRole('button', { name: /^Switch to it/ }).click()
  await owner.page.getByRole('button', { name: /Second Grove/ }).waitFor()
})

// The device is one of Chromium's own protocol.
test.skipIf(!IS_CHROMIUM)(
  'a passkey is made on a device, signs in by itself, and is removed',
  async () => {
    const { page, context } = await newMember('personal', DESKTOP, { isOwn: true })
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto(`${ACCOUNT}/security`)
    await page.getByRole('link', { name: 'Add a passkey' }).click()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expectAccessible(page)
    await page.getByLabel('Name').fill('The office laptop')
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Make the passkey' }).click()
    await page.getByText('Your passkey is added.').waitFor()
    await page.goto('/logout')
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Sign in with a passkey' }).click()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use my passkey' }).click()
    await page.waitForURL(/\/my-impact$/)
    await page.goto(`${ACCOUNT}/security`)
    await page.getByText('with a passkey since').waitFor()
    await page.getByLabel('Your password, to remove one').fill(PASSWORD)
    await page
      .getByRole('button', { name: /^Remove the passkey|^Remove/ })
      .first()
      .click()
    await page.getByText('The passkey is removed.').waitFor()
  },
)

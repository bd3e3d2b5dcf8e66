import { describe, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { CARDS, cardIsReady, pay, quoted, typeCard } from '../visitors/buying.ts'
import { newEmail, newMember, PASSWORD } from '../visitors/people.ts'

useBrowser()

/** Colours change at once, so that none is measured half way. */

describe('accessible with errors shown', () => {
  test('the join form', async () => {
    const { page } = await newVisitor(DESKTOP)
    await open(page, '/join')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await expectGoodEverywhere(page)
  })

  test('the sign-in form', async () => {
    const { page } = await newVisitor(DESKTOP)
    await page.goto('/login')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await expectGoodEverywhere(page)
  })

  test('the setup form', async () => {
    const { page } = await newVisitor(DESKTOP)
    await open(page, '/app/personal/instant/one-time/setup')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('alert').waitFor()
    await expectGoodEverywhere(page)
  })

  test('the payment page', async () => {
    const member = await newMember('business', DESKTOP)
    const { page } = member
    await open(page, await quoted(member, 'business'))
    await cardIsReady(page)
    await typeCard(page, CARDS.succeeds)
    await pay(page)
    await page.getByRole('alert').waitFor()
    await expectGoodEverywhere(page)
  })
})

test('accessible with the cookie dialog or the menu open', async () => {
  const { page } = await newVisitor(PHONE)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Customise' }).click()
  await page.getByRole('dialog').waitFor()
  await expectGoodEverywhere(page)
})

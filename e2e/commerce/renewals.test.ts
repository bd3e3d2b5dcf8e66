import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, PHONE, useBrowser } from '../browser/browser.ts'
import { A_MONTH, A_MONTH_AND_A_DAY, moveClock } from '../product/clock.ts'
import { CARDS, pay, payByCard, typeCard, waitForThanks } from '../visitors/buying.ts'
import { type Member, newMember } from '../visitors/people.ts'

useBrowser()

const MINE = '/my-impact/manage/subscriptions'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function subscribed(size: typeof PHONE): Promise<Member> {
  const member = await newMember('personal', size)
  const { page } = member
  await page.goto('/app/personal/individual/recurring/setup?currency=GBP')
  await button(page, 'Continue to payment').click()
  await payByCard(page)
  await waitForThanks(page)
  return member
}

/** Gives the subscription a card that will be refused when it is charged. */
async function changeToFailingCard(page: Page): Promise<void> {
  await page.goto('/my-impact/account/cards')
  await button(page, 'Add a card').click()
  const add = button(page, 'Add the card')
  await add.and(page.locator(':enabled')).waitFor()
  await typeCard(page, CARDS.failsLater)
  await page.getByLabel('Postcode').fill('GL5 1AA')
  await add.click()
  await page.getByText('Your card is added.').waitFor()
  await page.goto(MINE)
  await button(page, /^Change card/).click()
  await page.getByLabel('Card', { exact: true }).selectOption({ label: 'Visa ending in 0341' })
  await expectAccessible(page)
  await button(page, 'Use this card').click()
  await page.getByText('Card changed').waitFor()
}

/** Reloads the page until it says so: the worker learns of it by a webhook. */
async function showsSoon(page: Page, text: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(MINE)
        return page.getByText(text).count()
      },
      { interval: 500 },
    )
    .toBeGreaterThan(0)
}

test('a month is renewed, the next one fails, and is paid at once', async () => {
  const member = await subscribed(PHONE)
  const { page } = member
  await moveClock(member, A_MONTH_AND_A_DAY)
  await showsSoon(page, /^Month 2 of 12,/)
  await changeToFailingCard(page)
  await moveClock(member, A_MONTH)
  await showsSoon(page, /^A payment did not go through$/)
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.waitForURL(/app\/payment\?due=/)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expectGoodEverywhere(page)
  await button(page, /^Pay /).and(page.locator(':enabled')).waitFor()
  await page.getByRole('radio', { name: /ending in 4242/ }).check()
  await pay(page)
  await waitForThanks(page)
  await showsSoon(page, /^Month 3 of 12,/)
  await page.getByText('Active', { exact: true }).waitFor()
  expect(await page.getByText('A payment did not go through').count()).toBe(0)
})

test('a cancelled plan runs to the end of its cycle, and is over then', async () => {
  const member = await subscribed(DESKTOP)
  const { page } = member
  await page.goto(MINE)
  await button(page, /^Cancel/).click()
  await button(page, 'Cancel the plan').click()
  await page.getByRole('dialog', { name: 'Personal plan is cancelled' }).waitFor()
  await expectAccessible(page)
  await moveClock(member, A_MONTH_AND_A_DAY)
  await showsSoon(page, /^Cancelled$/)
})

import type { Page } from 'playwright'
import { open, type Visitor } from './browser.ts'
import { type Kind, send } from './people.ts'

export const CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  lost: '4000000000009987',
  stolen: '4000000000009979',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  processingError: '4000000000000119',
  challenged: '4000002760003184',
  failsLater: '4000000000000341',
  risky: '4100000000000019',
} as const

/** Chooses ten trees on the setup page and goes on to payment. */
export async function chooseTenTrees(page: Page, kind: Kind): Promise<void> {
  await open(page, `/app/${kind}/instant/one-time/setup`)
  await page.getByRole('button', { name: '10 trees' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/(app\/payment|join)/)
}

/** The address of the payment page for a choice made without a page; ten trees by default. */
export async function quoted(
  visitor: Visitor,
  kind: Kind,
  choice: Record<string, string> = {},
): Promise<string> {
  const path = `/app/${kind}/instant/one-time/setup`
  const answer = await send(visitor, path, { trees: '10', currency: 'GBP', ...choice })
  return answer.headers().location ?? ''
}

/** The card form of a choice, ready to be typed in. */
export async function openCardStep(visitor: Visitor, kind: Kind): Promise<void> {
  await open(visitor.page, await quoted(visitor, kind))
  await enterAddress(visitor.page)
}

export async function enterAddress(page: Page): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill('12 Hazel Row')
  await page.getByLabel('City').fill('Stroud')
  await page.getByLabel('Post code').fill('GL5 1AA')
  await continueToCard(page)
}

export async function continueToCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to card details' }).click()
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor()
  await page.getByRole('button', { name: /^Pay / }).and(page.locator(':enabled')).waitFor()
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/40')
  await page.getByLabel('Security code').fill('123')
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay [£€$]|^Pay US\$/ }).click()
}

export async function waitForThanks(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Thank you. It is in the ledger.' }).waitFor()
}

import type { Page } from 'playwright'
import { open, type Visitor } from '../browser/browser.ts'
import { sendForm, VISITOR_NAMES, type VisitorKind } from './people.ts'

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
export async function chooseTenTrees(page: Page, kind: VisitorKind): Promise<void> {
  await open(page, `/app/${kind}/instant/one-time/setup`)
  await page.getByRole('button', { name: '10 trees' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/(app\/payment|join)/)
}

/** The address of the payment page for a choice made without a page; ten trees by default. */
export async function quoted(
  visitor: Visitor,
  kind: VisitorKind,
  choice: Record<string, string> = {},
): Promise<string> {
  const path = `/app/${kind}/instant/one-time/setup`
  const answer = await sendForm(visitor, path, {
    trees: '10',
    currency: 'GBP',
    ...choice,
  })
  return answer.headers().location ?? ''
}

/** The card form of a choice, ready to be typed in. */
export async function openCardStep(visitor: Visitor, kind: VisitorKind): Promise<void> {
  await open(visitor.page, await quoted(visitor, kind))
  await enterAddress(visitor.page)
}

/** Everything the payment page asks of this buyer, up to the card, which stands below. */
export async function enterAddress(page: Page): Promise<void> {
  await cardIsReady(page)
  const name = page.getByLabel('Your name')
  if (await name.isVisible()) await name.fill(VISITOR_NAMES.personal)
  const company = page.getByLabel('Company name')
  if (await company.isVisible()) await company.fill(VISITOR_NAMES.business)
  // Of a private person no address is asked.
  if (await page.getByLabel('Address', { exact: true }).isVisible()) await typeAddress(page)
}

export async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill('12 Hazel Row')
  await page.getByLabel('City').fill('Stroud')
  await page.getByLabel('Post code').fill('GL5 1AA')
}

export const unfoldAddress = (page: Page): Promise<void> =>
  page.getByText('I need a business invoice, or my address on it').click()

/** The card form is there, and the button that pays answers. */
export async function cardIsReady(page: Page): Promise<void> {
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

/** Pays on the payment page, once it is there, by a card that succeeds. */
export async function payByCard(page: Page): Promise<void> {
  await page.waitForURL(/app\/payment\?/)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await enterAddress(page)
  await typeCard(page, CARDS.succeeds)
  await pay(page)
}

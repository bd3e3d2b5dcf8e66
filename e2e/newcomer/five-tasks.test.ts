import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { DESKTOP, MOVING, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { newFunder } from '../showing/own-widget.ts'
import { CARDS, cardIsReady, waitForThanks } from '../visitors/buying.ts'
import { newEmail, newMember, PASSWORD } from '../visitors/people.ts'
import { proveEmail } from '../visitors/sandbox-sign-in.ts'
import { type Count, countSteps, type Steps } from './count-steps.ts'

useBrowser()

const counted: Record<string, Steps> = {}
afterAll(() => console.table(counted))

/** Prints what a task took, and holds it to what it may take. */
function atMost(task: string, { steps, over }: Count, most: Steps): void {
  over()
  counted[task] = { ...steps }
  for (const what of ['clicks', 'screens', 'fields'] as const)
    expect(steps[what], `${what} of: ${task}`).toBeLessThanOrEqual(most[what])
}

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first()
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/** Pays on the payment page as a guest, all of it counted; the thanks are not a step. */
async function payAsGuest(page: Page, { click, type, over }: Count): Promise<void> {
  await page.waitForURL(/\/app\/payment/)
  await cardIsReady(page)
  await type('Email', newEmail())
  await type('Your name', 'Robin Hazelwood')
  await type('Card number', CARDS.succeeds)
  await type('Expiry date', '12/40')
  await type('Security code', '123')
  await click(page.getByLabel('I accept the'))
  over()
  await button(page, /^Pay /).click()
  await waitForThanks(page)
}

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)(
  'ten trees are funded on a %s, and their certificate is found and verified',
  async (size, viewport) => {
    const { page } = await newVisitor(viewport, MOVING)
    const buying = countSteps(page)
    await page.goto('/')
    await buying.click(link(page, 'Fund climate action'))
    await hydrated(page)
    await buying.click(button(page, '10 trees'))
    await buying.click(button(page, 'Continue to payment'))
    await payAsGuest(page, buying)
    buying.steps.clicks += 1
    atMost(`1. ten trees, ${size}`, buying, { clicks: 5, screens: 3, fields: 5 })

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Keep my forest').click()
    await page.waitForURL('**/my-impact')
    const finding = countSteps(page)
    await finding.click(link(page, /^Proof of/))
    await page.waitForURL(/\/verify\//)
    atMost(`2. find a certificate, ${size}`, finding, { clicks: 1, screens: 1, fields: 0 })
    const proof = page.url()

    await page.goto('/my-impact')
    const billed = countSteps(page)
    if (size === 'phone') await billed.click(page.getByRole('button', { name: /^Open the menu/ }))
    await billed.click(page.getByRole('link', { name: 'Purchases', exact: true }))
    await billed.click(page.getByRole('link', { name: /^Invoice/ }).first())
    const most = size === 'phone' ? 3 : 2
    atMost(`6. find an invoice, ${size}`, billed, { clicks: most, screens: 1, fields: 0 })

    const stranger = (await newVisitor(viewport, MOVING)).page
    const verifying = countSteps(stranger)
    await stranger.goto('/')
    const number = new URL(proof).pathname.split('/').at(-1) ?? ''
    await verifying.type('Verify a certificate', number)
    await verifying.click(stranger.getByRole('button', { name: 'Verify', exact: true }))
    await stranger.getByText('Robin Hazelwood').first().waitFor()
    atMost(`2. verify it as a stranger, ${size}`, verifying, { clicks: 1, screens: 2, fields: 1 })
  },
)

test('a family of four subscribes by the month, and cancels', async () => {
  const { page } = await newVisitor(DESKTOP, MOVING)
  const building = countSteps(page)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await building.click(footer.getByRole('link', { name: 'Every month, for people' }))
  await building.click(link(page, 'Build one for a family'))
  await hydrated(page)
  await building.click(button(page, 'More children'))
  await building.click(button(page, 'Continue to payment'))
  await payAsGuest(page, building)
  building.steps.clicks += 1
  atMost('3. a family of four, monthly', building, { clicks: 6, screens: 4, fields: 5 })

  const cancelling = countSteps(page)
  await cancelling.click(link(page, 'Change or cancel it at any time'))
  await page.waitForURL(/\/join\/choose-password/)
  await hydrated(page)
  await cancelling.type('Password', PASSWORD)
  await cancelling.click(button(page, 'Keep my forest'))
  await page.waitForURL(/manage\/subscriptions/)
  await cancelling.click(button(page, /^Cancel/).first())
  await cancelling.click(button(page, 'Cancel the plan'))
  await page.getByText('Until then you can resume it.').waitFor()
  atMost('3. cancel it', cancelling, { clicks: 4, screens: 3, fields: 1 })
})

test('a car is measured and a year of it paid for', async () => {
  const { page } = await newVisitor(DESKTOP, MOVING)
  const counting = countSteps(page)
  const { click, type } = counting
  await page.goto('/')
  await click(page.getByRole('contentinfo').getByRole('link', { name: 'Car calculator' }))
  await type('Registration number', 'AB12 CDE')
  await click(button(page, 'Find my car'))
  await click(button(page, /^Offset this year/))
  await page.waitForURL(/app\/payment/)
  atMost('4. a car, up to its payment', counting, { clicks: 3, screens: 4, fields: 1 })
})

test('a live widget is made, and its code copied', async () => {
  const { page } = await newFunder()
  const counting = countSteps(page)
  await page.goto('/my-impact')
  await counting.click(page.getByRole('link', { name: 'Live widgets' }))
  await counting.click(link(page, 'Make the first one'))
  await hydrated(page)
  await counting.type('Name', 'Shop')
  await counting.click(button(page, 'Add the widget'))
  await counting.click(button(page, /^Copy the code/).first())
  atMost('7. embed a live widget', counting, { clicks: 4, screens: 4, fields: 1 })
})

test('a colleague is invited', async () => {
  const member = await newMember('business', DESKTOP, MOVING)
  await proveEmail(member)
  const { page } = member
  const counting = countSteps(page)
  await page.goto('/my-impact')
  await counting.click(page.getByRole('link', { name: 'Members' }))
  await counting.type('Their email', newEmail())
  await counting.click(button(page, 'Send the invitation'))
  await page.getByText('The invitation is on its way.').first().waitFor()
  atMost('5. invite a colleague', counting, { clicks: 2, screens: 3, fields: 1 })
})

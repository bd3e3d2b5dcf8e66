import pg from 'pg'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { moveClock } from '../product/clock.ts'
import { CARDS, typeAddress, typeCard } from '../visitors/buying.ts'
import type { Member } from '../visitors/people.ts'

/** A shop belongs to one account at a time, and the next journey or attempt has another. */
export async function leaveShop(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(
    `update store set status = 'disconnected', disconnected_at = now(), sealed_secrets = null
     where disconnected_at is null and name = $1`,
    [name],
  )
  await client.end()
}

type ShopsLook = (page: Page) => Promise<void>

/** A card that pays for the orders after each month. */
export async function beginPlan(page: Page, look: ShopsLook = async () => {}): Promise<void> {
  await page.getByRole('link', { name: 'Choose a card' }).click()
  await look(page)
  await page.getByRole('button', { name: 'Add a card' }).click()
  const add = page.getByRole('button', { name: 'Add the card' })
  await add.and(page.locator(':enabled')).waitFor()
  await typeCard(page, CARDS.succeeds)
  await page.getByLabel('Postcode').fill('GL5 1AA')
  await add.click()
  await page.getByText('Your card is added.').waitFor()
  await page.goto('/my-impact/manage/integrations/billing')
  await typeAddress(page)
  await look(page)
  await page.getByRole('button', { name: 'Begin the plan' }).click()
  await page.getByText('Your orders count from now on.').waitFor()
  await page.goto('/my-impact/manage/integrations')
}

/** Something in a shop of a stand-in, as its page of shops lets people do it. */
export async function happenAt(vendor: string, shop: string, what: string): Promise<void> {
  const body = new URLSearchParams({ shop, what })
  const answer = await fetch(`${inject('sandboxUrl')}/${vendor}`, { method: 'POST', body })
  expect(answer.ok).toBe(true)
}

/** Once the worker has done what the page then says. */
export async function untilSaid(page: Page, text: string | RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.getByText(text).count()
      },
      { interval: 500 },
    )
    .toBeGreaterThan(0)
}

/** Once the bill of the month that ended is paid. Its invoice is a draft for an hour after it was sent, as each is. */
export async function untilBillPaid(member: Member): Promise<void> {
  const { page } = member
  await page.goto('/my-impact/manage/integrations/billing')
  await untilSaid(page, 'Not paid yet')
  await moveClock(member, 1)
  await page.goto('/my-impact/manage/integrations/billing')
  await untilSaid(page, /^Paid$/)
}

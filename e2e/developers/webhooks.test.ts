import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../apps/api/src/testing/webhook-receiver.ts'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, useBrowser } from '../browser/browser.ts'
import { newMember } from '../visitors/people.ts'

useBrowser()

let receiver: WebhookReceiver
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(() => receiver.close())

test('an event is refused once, comes again and is verified, and is sent again from the list', async () => {
  const { page } = await newMember('business', DESKTOP)
  await page.goto('/my-impact/account/webhooks')
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByLabel('What it is for').fill('Our order system')
  await page.getByLabel('A test event was requested.').check()
  await page.getByRole('button', { name: 'Add the webhook' }).click()
  const shown = page.getByRole('region', { name: 'The secret', exact: true })
  const secret = (await shown.innerText()).trim()
  await expectGoodEverywhere(page)

  receiver.answerWith({ status: 500, text: 'out of order' })
  await page.getByRole('link', { name: 'Send it a test event' }).click()
  await page.getByRole('button', { name: 'Send a test event' }).click()
  await page.getByText('A test event is on its way.').waitFor()
  await expect.poll(() => receiver.received.length).toBe(1)
  receiver.answerWith({ status: 204 })
  await expect.poll(() => receiver.received.length).toBe(2)
  const [first, second] = receiver.verified(secret)
  expect(first).toMatchObject({ type: 'test.ping', mode: 'live' })
  expect(second).toEqual(first)

  const answers = (status: number) => page.getByText(`answered ${status} in`)
  await expect
    .poll(async () => {
      await page.reload()
      return answers(204).count()
    })
    .toBe(1)
  expect(await answers(500).count()).toBe(1)
  await page.getByText('out of order').waitFor()
  await expectGoodEverywhere(page)

  await page.getByRole('button', { name: 'Send again' }).first().click()
  await page.getByText('On its way again.').waitFor()
  await expect.poll(() => receiver.received.length).toBe(3)
  expect(receiver.verified(secret)).toEqual([first, first, first])
})

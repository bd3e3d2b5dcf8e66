/// <reference path="../product/provided-context.d.ts" />
import pg from 'pg'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newVisitor, useBrowser } from '../browser/browser.ts'
import { hostPage, startHostSite } from './host-pages.ts'
import { addWidget, newFunder } from './own-widget.ts'

useBrowser()

let host: Awaited<ReturnType<typeof startHostSite>>
beforeAll(async () => {
  host = await startHostSite()
})
afterAll(() => host.close())

const asBanner = (page: Page) => page.getByRole('radio', { name: /Banner/ }).check()
const narrow = (width: number) => newVisitor({ width, height: 700 }, { baseURL: host.origin })
const howWide = () => [document.documentElement.scrollWidth, innerWidth]

async function expectNoGap(page: Page, code: string): Promise<void> {
  host.serve('/no-gap', { html: hostPage(code) })
  await page.goto('/no-gap')
  const height = () => page.locator('understory-widget').evaluate((each) => each.clientHeight)
  await expect.poll(height).toBe(0)
  expect(await page.evaluate(howWide)).toEqual([375, 375])
}

async function turnOff(script: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const [, id] = /widget="([^"]+)"/.exec(script) ?? []
  await client.query('update widget set is_active = false where id = $1', [id])
  await client.end()
}

test('a wide widget makes no phone scroll sideways, whether it is there, not there yet, or framed', async () => {
  const { page: maker } = await newFunder()
  const { script, frame } = await addWidget(maker, asBanner)
  const before = script.replace(/<script.*<\/script>/, '')
  expect(before).not.toBe(script)
  for (const width of [320, 375]) {
    const { page } = await narrow(width)
    for (const code of [before, frame, script]) {
      host.serve('/wide', { html: hostPage(code) })
      await page.goto('/wide')
      expect(await page.evaluate(howWide), code).toEqual([width, width])
    }
    await page.locator('understory-widget').getByText('See the proof').waitFor()
    expect(await page.evaluate(howWide)).toEqual([width, width])
  }
})

test('a widget that is turned off, or forbidden on the page, leaves no gap there', async () => {
  const { page: maker } = await newFunder()
  const off = await addWidget(maker, asBanner)
  await turnOff(off.script)
  const elsewhere = await addWidget(maker, async (page) => {
    await asBanner(page)
    await page.getByLabel('Domains it may stand on').fill('shop.example')
  })
  const { page, faults } = await narrow(375)
  await expectNoGap(page, off.script)
  await expectNoGap(page, elsewhere.script)
  // The browser says that the answer is not for this page.
  faults.splice(0)
})

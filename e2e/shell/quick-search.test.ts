import { expect, test } from 'vitest'
import { expectAccessible } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, open, useBrowser } from '../browser/browser.ts'
import { newMember } from '../visitors/people.ts'

useBrowser()

test('by keys alone a member finds a page of their own, and a stranger an answer', async () => {
  const { page } = await newMember('business', DESKTOP)
  await open(page, '/my-impact')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Quick search' })
  await dialog.waitFor()
  await page.keyboard.type('live wid')
  await dialog.getByRole('link', { name: /^Live widgets/ }).waitFor()
  // What is one's own is filtered as it is typed.
  expect(await dialog.getByRole('link').filter({ hasText: 'Overview' }).count()).toBe(0)
  await dialog.getByRole('status').getByText(/found/).waitFor({ state: 'attached' })
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(/share\/live-widget/)

  const stranger = (await newVisitor(DESKTOP)).page
  await open(stranger, '/')
  await stranger.keyboard.press('Control+k')
  await stranger.keyboard.type('money back')
  const found = stranger.getByRole('dialog').getByRole('link')
  await found.filter({ hasText: 'money back' }).first().waitFor()
  expect(await found.filter({ hasText: 'Live widgets' }).count()).toBe(0)
  await stranger.keyboard.press('Escape')
  await stranger.getByRole('dialog').waitFor({ state: 'hidden' })
})

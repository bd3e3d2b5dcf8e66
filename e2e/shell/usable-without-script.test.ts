import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { newVisitor, useBrowser } from '../browser/browser.ts'
import { expectFocusNotObscured } from '../browser/reachable.ts'
import { newMember } from '../visitors/people.ts'
import { ACCOUNT_PAGES, OPEN_PAGES } from './pages.ts'

useBrowser()

const SMALL_PHONE = { width: 375, height: 640 }
const A_WALK_MS = 900_000

/** Its heading is there without any script, and nothing that stays in place hides a place of the keyboard. */
async function expectUsable(plain: Page, path: string): Promise<void> {
  await plain.goto(path)
  const heading = await plain.getByRole('heading', { level: 1 }).innerText()
  expect.soft(heading.length, `the heading of ${path}`).toBeGreaterThan(3)
  await expectFocusNotObscured(plain)
}

describe('without script every page has its heading, and the keyboard reaches nothing hidden', () => {
  test('for a visitor', { timeout: A_WALK_MS }, async () => {
    const { page } = await newVisitor(SMALL_PHONE, { javaScriptEnabled: false })
    for (const path of OPEN_PAGES) await expectUsable(page, path)
  })

  test('for a member', { timeout: A_WALK_MS }, async () => {
    const member = await newMember('personal')
    const storageState = await member.context.storageState()
    const { page } = await newVisitor(SMALL_PHONE, { javaScriptEnabled: false, storageState })
    for (const path of ACCOUNT_PAGES) await expectUsable(page, path)
  })
})

import { expect, test } from 'vitest'
import { settleAccessible } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, useBrowser } from '../browser/browser.ts'
import { differenceOf } from '../browser/difference-of.ts'
import { IS_CHROMIUM } from '../browser/launch-browser.ts'

useBrowser()

test.skipIf(!IS_CHROMIUM)(
  'in colours that the system forces, a switch that is on looks unlike one that is off',
  async () => {
    const { page } = await newVisitor(DESKTOP, { isDrawn: true })
    await page.goto('/faq')
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Customise' }).click()
    const choice = page.getByLabel('Analytics and marketing')
    const looks = async () => {
      // Where the focus is must not make the difference.
      await page.getByRole('button', { name: 'Save my choice' }).focus()
      await settleAccessible(page)
      return choice.screenshot()
    }
    const off = await looks()
    await choice.check()
    const { differing, all } = await differenceOf(page, off, await looks())
    expect(differing / all).toBeGreaterThan(0.4)
  },
)

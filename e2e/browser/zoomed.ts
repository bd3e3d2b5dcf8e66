import type { Page } from 'playwright'
import { expectNoSidewaysScroll } from './fits-window.ts'
import { expectFocusNotObscured } from './reachable.ts'

/** A window of 1280 by 1024 pixels in which everything is four times as large. */
const AT_400_PERCENT = { width: 320, height: 256 }

/** Zoomed to 400 %: nothing is cut, reading needs one direction, and no control is hidden when it has the focus. */
export async function expectGoodZoomed(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(AT_400_PERCENT)
  await expectNoSidewaysScroll(page)
  await expectFocusNotObscured(page, [AT_400_PERCENT.width])
  if (before) await page.setViewportSize(before)
}

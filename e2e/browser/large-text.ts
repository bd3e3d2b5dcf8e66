import type { Page } from 'playwright'
import { IS_CHROMIUM } from './launch-browser.ts'

const USUAL = { standard: 16, fixed: 13 }
const TWICE = { standard: 32, fixed: 26 }

/** Looks at the page while its text is twice as large, as a visitor sets it. Chromium's devtools alone can. */
export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  if (!IS_CHROMIUM) return
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: TWICE })
  await look()
  await session.send('Page.setFontSizes', { fontSizes: USUAL })
  await session.detach()
}

import { type Browser, type BrowserServer, chromium, firefox } from 'playwright'
import { findBrowser } from '../tools/browser/find-browser.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tools/browser/find-chromium.ts'

/** Firefox as it is installed, driven by WebDriver BiDi; else Chromium. */
export const IS_FIREFOX = process.env.E2E_BROWSER === 'firefox'
const SYSTEM_FIREFOX = 'moz-firefox'

/** The one browser of all journeys. */
export async function launchBrowser(): Promise<BrowserServer> {
  if (IS_FIREFOX) {
    const executablePath = findBrowser('firefox') ?? ''
    return firefox.launchServer({ channel: SYSTEM_FIREFOX, executablePath })
  }
  return chromium.launchServer({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
}

export const connectBrowser = (endpoint: string): Promise<Browser> =>
  (IS_FIREFOX ? firefox : chromium).connect(endpoint)

import { fileURLToPath } from 'node:url'
import { type Browser, chromium, firefox } from 'playwright'
import { findBrowser } from '../tools/browser/find-browser.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tools/browser/find-chromium.ts'
import { webkit } from './webkit/browser.ts'

export const IS_FIREFOX = process.env.E2E_BROWSER === 'firefox'
export const IS_WEBKIT = process.env.E2E_BROWSER === 'webkit'
/** Some of what a journey looks at, only Chromium shows to whoever drives it. */
export const IS_CHROMIUM = !IS_FIREFOX && !IS_WEBKIT

export type SharedBrowser = { readonly endpoint: string; readonly close: () => Promise<void> }

/** The one Chromium of all journeys. Of other browsers each file of them has its own. */
export async function launchShared(): Promise<SharedBrowser> {
  if (!IS_CHROMIUM) return { endpoint: '', close: async () => {} }
  const executablePath = await findChromium()
  const server = await chromium.launchServer({ executablePath, args: CHROMIUM_FLAGS })
  return { endpoint: server.wsEndpoint(), close: () => server.close() }
}

export function joinBrowser(endpoint: string): Promise<Browser> {
  if (IS_WEBKIT) return Promise.resolve(webkit())
  return IS_FIREFOX ? launchFirefox() : chromium.connect(endpoint)
}

/** As it is installed, driven by WebDriver BiDi. */
function launchFirefox(): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefox/firefox.ts', import.meta.url)),
    env: { ...process.env, FIREFOX_PROGRAM: findBrowser('firefox') ?? '' },
    // What a journey asks for by itself elsewhere.
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      // A PDF is saved, as without a window elsewhere, and not opened once more where it was saved.
      'pdfjs.disabled': true,
      // What is pressed reaches a frame of another site only where that has no process of its own.
      'fission.autostart': false,
    },
  })
}

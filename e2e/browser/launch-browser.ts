import { statfs } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, firefox } from 'playwright'
import { findBrowser } from '../../tools/browser/find-browser.ts'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/browser/find-chromium.ts'
import { webkitBrowser } from './webkit/browser.ts'

export const IS_FIREFOX = process.env.E2E_BROWSER === 'firefox'
export const IS_WEBKIT = process.env.E2E_BROWSER === 'webkit'
/** Some of what a journey looks at, only Chromium shows to its driver. */
export const IS_CHROMIUM = !IS_FIREFOX && !IS_WEBKIT

/** Shared memory of a container may be too small for pages; Chromium then uses files, which are slower. */
const ENOUGH_SHARED_MEMORY = 1_000_000_000
const USES_FILES = '--disable-dev-shm-usage'
/** A page of a journey is left before its script ran often enough to be worth optimising. */
const SCRIPT_AS_IT_COMES = '--js-flags=--no-opt,--no-maglev'
/** Windows of one visitor, and the pages that follow each other in one, share a process. */
const ONE_PROCESS = '--renderer-process-limit=1'
/** A megabyte for what is drawn, so that nearly nothing is: few journeys look at pixels. */
const UNDRAWN = '--force-gpu-mem-available-mb=1'

/** Where Chromium is, looked for once for all workers; Firefox and WebKitGTK are found where they start. */
export const chromiumProgram = async (): Promise<string> => (IS_CHROMIUM ? findChromium() : '')

let chromiumOfWorker: Promise<Browser> | undefined
let drawingChromium: Promise<Browser> | undefined

/** The browser of one file of journeys, which ends it; the Chromium of all files of a worker ends with that. */
export async function joinBrowser(
  program: string,
): Promise<{ browser: Browser; leave: () => Promise<void> }> {
  if (IS_CHROMIUM) {
    chromiumOfWorker ??= launchChromium(program, [UNDRAWN])
    return { browser: await chromiumOfWorker, leave: async () => {} }
  }
  const browser = IS_WEBKIT ? webkitBrowser() : await launchFirefox()
  return { browser, leave: () => browser.close() }
}

/** Another Chromium of the worker, whose pictures of pages are whole. */
export function joinDrawingChromium(program: string): Promise<Browser> {
  drawingChromium ??= launchChromium(program, [])
  return drawingChromium
}

async function launchChromium(executablePath: string, flags: readonly string[]): Promise<Browser> {
  const free = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, SCRIPT_AS_IT_COMES, ONE_PROCESS, ...flags],
    ignoreDefaultArgs: free > ENOUGH_SHARED_MEMORY ? [USES_FILES] : [],
  })
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

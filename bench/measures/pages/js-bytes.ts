import { chromium, type Request } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/browser/find-chromium.ts'
import type { Measure } from '../../measure.ts'
import { withProduct } from '../../product.ts'

const CONTENT_BUDGET = 15_000
const APP_BUDGET = 75_000

const PAGES = [
  ['/', CONTENT_BUDGET],
  ['/solutions/personal/instant', CONTENT_BUDGET],
  ['/solutions/business/instant', CONTENT_BUDGET],
  ['/solutions/personal/car-emissions-calculator', CONTENT_BUDGET],
  ['/solutions/business/vehicles-emissions-calculator', CONTENT_BUDGET],
  ['/impact/vehicles', CONTENT_BUDGET],
  ['/faq', CONTENT_BUDGET],
  ['/login', CONTENT_BUDGET],
  ['/api/docs', CONTENT_BUDGET],
  ['/join', APP_BUDGET],
  ['/app/personal/instant/one-time/setup', APP_BUDGET],
  ['/app/business/instant/one-time/setup', APP_BUDGET],
  ['/app/personal/vehicle/identify?do=vehicle-lookup', APP_BUDGET],
  ['/app/payment', APP_BUDGET],
  ['/login/passkey', APP_BUDGET],
] as const

/** What the browser really downloads first, in brotli bytes, against the budget of the page. */
export const jsBytes: Measure = {
  id: 'js-bytes',
  what: 'JavaScript a page loads first, against its budget',
  unit: 'bytes (brotli)',
  goal: { ratio: 1, is: 'at most' },
  run: () =>
    withProduct(async ({ origin }) => {
      const executablePath = await findChromium()
      const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
      const figures = []
      for (const [path, budget] of PAGES) {
        const context = await browser.newContext({ locale: 'en-GB' })
        const page = await context.newPage()
        const scripts: Request[] = []
        page.on('requestfinished', (request) => {
          if (request.resourceType() === 'script') scripts.push(request)
        })
        await page.goto(origin + path, { waitUntil: 'networkidle' })
        const sizes = await Promise.all(scripts.map((request) => request.sizes()))
        const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
        await context.close()
        figures.push({ of: path, ours: bytes, reference: budget, ratio: bytes / budget })
      }
      await browser.close()
      return figures
    }),
}

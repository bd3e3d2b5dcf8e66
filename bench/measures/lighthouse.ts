import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/browser/find-chromium.ts'
import { median } from '../interleave.ts'
import type { Measure } from '../measure.ts'
import { withProduct } from '../product.ts'

const RUNS = 3
const PAGES = [
  ['/', 0.95],
  ['/solutions/personal/instant', 0.95],
  ['/app/personal/instant/one-time/setup', 0.9],
] as const

/** Mobile performance as Lighthouse simulates it: a slow phone on a slow network. Median of three. */
export const lighthouseScores: Measure = {
  id: 'lighthouse',
  what: 'Lighthouse mobile performance score, against its goal',
  unit: 'score (0 to 1)',
  goal: { ratio: 1, is: 'at least' },
  run: () =>
    withProduct(async ({ origin }) => {
      const chromePath = await findChromium()
      const figures = []
      for (const [path, goal] of PAGES) {
        const scores: number[] = []
        let layoutShift = 0
        for (let run = 0; run < RUNS; run += 1) {
          const chrome = await launch({
            chromePath,
            chromeFlags: ['--headless', ...CHROMIUM_FLAGS],
          })
          const result = await lighthouse(origin + path, {
            port: chrome.port,
            onlyCategories: ['performance'],
            logLevel: 'silent',
          })
          scores.push(result?.lhr.categories.performance?.score ?? 0)
          layoutShift = result?.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0
          chrome.kill()
        }
        const ours = median(scores)
        const note = `layout shift ${layoutShift.toFixed(3)}`
        figures.push({ of: path, ours, reference: goal, ratio: ours / goal, note })
      }
      return figures
    }),
}

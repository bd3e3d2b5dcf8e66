import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import {
  DEMO_PASSWORD,
  DEMO_PEOPLE,
} from '../../../apps/api/src/capabilities/developers/demo/demo-people.ts'
import { PUBLIC_PAGES } from '../../../apps/web/src/shell/site-files/public-pages.ts'
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/browser/find-chromium.ts'
import { NIGHTLY_PACKAGES } from '../../../tools/folders.ts'
import type { Measure } from '../../measure.ts'
import { withProduct } from '../../product.ts'

const GOAL = 0.95
/** A run that something else on the machine disturbs only ever scores lower, so the better one counts. */
const RUNS = 2
const ARTICLE = '/resources/two-figures-for-electricity'
const LIGHTHOUSE_SETUP = '/app/personal/instant/one-time/setup'
const HOUSEHOLD = '/app/personal/household'
const OVERVIEW = '/my-impact'

const LARGEST_REPORT = 64 * 1_024 * 1_024
const Report = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.object({ performance: z.object({ score: z.number().nullable() }) }),
  audits: z.object({ 'cumulative-layout-shift': z.object({ numericValue: z.number() }) }),
})
const run = promisify(execFile)

type Visit = { readonly path: string; readonly cookie?: string }
type Scored = { readonly score: number; readonly layoutShift: number }

/** Mobile performance as Lighthouse simulates it: a slow phone on a slow network. */
export const lighthouseScores: Measure = {
  id: 'lighthouse',
  what: 'Lighthouse mobile performance of every public page, of setup, of the household and of the overview signed in',
  unit: 'score (0 to 1)',
  goal: { ratio: 1, is: 'at least' },
  run: () =>
    withProduct(async ({ origin }) => {
      const chromePath = await findChromium()
      const cookie = await signIn(origin)
      const visits: Visit[] = [
        ...[...PUBLIC_PAGES, ARTICLE, LIGHTHOUSE_SETUP, HOUSEHOLD].map((path) => ({ path })),
        { path: OVERVIEW, cookie },
      ]
      const figures = []
      for (const visit of visits) {
        const { score, layoutShift } = await best(chromePath, origin, visit)
        const note = `layout shift ${layoutShift.toFixed(3)}`
        figures.push({ of: visit.path, ours: score, reference: GOAL, ratio: score / GOAL, note })
      }
      return figures
    }),
}

/** The better of two runs; a page that reaches its goal at once is not asked again. */
async function best(chromePath: string, origin: string, visit: Visit): Promise<Scored> {
  let found: Scored = { score: 0, layoutShift: 0 }
  for (let run = 0; run < RUNS && found.score < GOAL; run += 1) {
    const scored = await score(chromePath, origin, visit)
    if (scored.score > found.score) found = scored
  }
  return found
}

async function score(chromePath: string, origin: string, { path, cookie }: Visit): Promise<Scored> {
  const args = [
    join(NIGHTLY_PACKAGES, 'lighthouse/cli/index.js'),
    origin + path,
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ]
  const { stdout } = await run(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: chromePath },
    maxBuffer: LARGEST_REPORT,
  })
  const { finalDisplayedUrl, categories, audits } = Report.parse(JSON.parse(stdout))
  const shown = new URL(finalDisplayedUrl).pathname
  if (shown !== path) throw new Error(`${path} led to ${shown}, so nothing was measured.`)
  return {
    score: categories.performance.score ?? 0,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
  }
}

/** The cookies of one of the people that a local copy knows. */
async function signIn(origin: string): Promise<string> {
  const body = new URLSearchParams({ email: DEMO_PEOPLE[0].email, password: DEMO_PASSWORD })
  const headers = { origin }
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

import type { Measure } from './measure.ts'
import { jsBytes } from './measures/js-bytes.ts'
import { lighthouseScores } from './measures/lighthouse.ts'
import { ssrHome } from './measures/ssr-home.ts'

/** Everything `npm run bench` measures; later work adds its measures here. */
export const MEASURES: readonly Measure[] = [ssrHome, jsBytes, lighthouseScores]

import type { Breach, Source } from '../source.ts'

/** What speaks to shops of strangers. */
const SPEAKS_TO_SHOPS =
  /^(?:packages\/adapters\/src\/stores\/|apps\/api\/src\/capabilities\/stores\/store-orders\/pull\/pull-store\.ts)/
/** The one loop over the pages of a list, which holds its limits. */
const HOLDS_THE_LIMITS = 'packages/adapters/src/stores/bounded-list.ts'

const CONDITIONAL = /\b(?:while\s*\(|do\s*\{)/
const COUNTING = /\bfor\s*\(([^;)]*);([^;]*);/g
/** Up to a constant, or over what is held already. */
const BOUNDED = /<=?\s*(?:[A-Z][A-Z_]*(?:\.\w+)?|\w+(?:\.\w+)?\.length)\b/

/** Loops whose end a shop decides: it may say for ever that there is more. */
export function findEndlessLoops(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => SPEAKS_TO_SHOPS.test(path) && !path.includes('.test.'))
    .filter(({ path, text }) => path !== HOLDS_THE_LIMITS && isEndless(withoutComments(text)))
    .map(({ path }) => ({
      path,
      rule: 'no-stranger-ends-a-loop',
      message: 'A list of a shop is read by itemsOf or readList of bounded-list.ts.',
    }))
}

function isEndless(text: string): boolean {
  if (CONDITIONAL.test(text)) return true
  return [...text.matchAll(COUNTING)].some(([, , condition = '']) => !BOUNDED.test(condition))
}

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

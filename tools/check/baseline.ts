import type { Breach, Source } from './source.ts'

type Feature = {
  readonly name: string
  readonly pattern: RegExp
  /** Files that use it beside a way that works without it. */
  readonly withFallback: readonly string[]
}

/**
 * Features of the web platform that are not yet Baseline "widely available" and break a page where they
 * are missing. Those that only refine it (`text-wrap: pretty`, `accent-color`) are free to use.
 * Source: web-platform-dx, Baseline status, November 2026.
 */
const FEATURES: readonly Feature[] = [
  {
    name: 'invoker commands',
    pattern: /\bcommandfor\b|\bcommandFor\b/i,
    withFallback: ['apps/web/src/browser/modal-dialogs.ts', 'packages/ui/src/dialog.tsx'],
  },
  {
    name: 'popovers',
    pattern: /\bpopover(?:Target)?\s*=|\bpopover:/,
    withFallback: [
      'packages/ui/src/dialog.tsx',
      'apps/web/src/shell/account-menu.tsx',
      'apps/web/src/shell/app-frame/app-frame.tsx',
      'apps/web/src/shell/site-header.tsx',
    ],
  },
  { name: 'closedby on dialogs', pattern: /\bclosedby\s*=/i, withFallback: [] },
  {
    name: 'CSS anchor positioning',
    pattern: /\banchor-name\s*:|\bposition-anchor\s*:/,
    withFallback: [],
  },
  { name: 'CSS if() and functions', pattern: /:\s*if\(/, withFallback: [] },
  { name: 'customizable selects', pattern: /\bbase-select\b/, withFallback: [] },
  { name: 'import attributes in browsers', pattern: /\bwith \{ type: 'css' \}/, withFallback: [] },
  { name: 'Temporal', pattern: /\bTemporal\./, withFallback: [] },
  { name: 'URLPattern', pattern: /\bnew URLPattern\(/, withFallback: [] },
]

const BROWSER = /^(?:apps\/web\/src|packages\/(?:ui|pictures)\/src)\/.*\.(?:tsx?|css)$/

/** Places where a page would be broken in a browser that is widely used. */
export function findNarrowFeatures(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => BROWSER.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      FEATURES.filter(
        ({ pattern, withFallback }) => pattern.test(text) && !withFallback.includes(path),
      ).map(({ name }) => ({
        path,
        rule: 'works-in-every-browser',
        message: `${name}: not widely available yet; it needs a way that works without it.`,
      })),
    )
}

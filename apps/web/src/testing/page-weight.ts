import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url))

export type PageWeight = {
  /** Bytes of our own JavaScript that the page asks for, in brotli. */
  readonly scriptBytes: number
  readonly scripts: number
  readonly stylesheets: number
}

/** What a page asks for besides itself, by the files of the build. */
export function pageWeight(html: string): PageWeight {
  const named = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, file]) => file))
  const scripts = named(/<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g)
  return {
    scriptBytes: [...scripts].reduce((sum, file) => sum + statSync(`${CLIENT}${file}.br`).size, 0),
    scripts: scripts.size,
    stylesheets: named(/<link[^>]* href="(\/assets\/[^"]+\.css)"/g).size,
  }
}

/** What the stylesheet of a page says. */
export function stylesOf(html: string): string {
  const file = html.match(/<link[^>]* href="(\/assets\/[^"]+\.css)"/)?.[1]
  return readFileSync(`${CLIENT}${file}`, 'utf8')
}

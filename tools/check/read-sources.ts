import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ROOT } from '../folders.ts'
import type { Source } from './source.ts'

/** Every TypeScript file of the product. */
export function readSources(): Source[] {
  return globSync(['{packages,apps}/*/src/**/*.{ts,tsx}', '{tools,bench,e2e}/**/*.ts'], {
    cwd: ROOT,
  }).map((name) => ({
    path: name.split(sep).join('/'),
    text: readFileSync(join(ROOT, name), 'utf8'),
  }))
}

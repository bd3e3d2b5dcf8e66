import { globSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { ROOT } from '../folders.ts'
import type { Source } from './source.ts'

/** Every TypeScript file of the product. */
export function readSources(): Source[] {
  return readFiles(['{packages,apps}/*/src/**/*.{ts,tsx}', '{tools,bench,e2e}/**/*.ts'])
}

/** The migrations, in the order in which they are applied. */
export function readMigrations(): Source[] {
  return readFiles(['packages/database/migrations/**/*.sql']).sort((a, b) =>
    basename(a.path) < basename(b.path) ? -1 : 1,
  )
}

/** Every style sheet. */
export function readStyles(): Source[] {
  return readFiles(['{packages,apps}/*/src/**/*.css'])
}

function readFiles(patterns: readonly string[]): Source[] {
  return globSync([...patterns], { cwd: ROOT, exclude: ['**/node_modules'] }).map((name) => ({
    path: name.split(sep).join('/'),
    text: readFileSync(join(ROOT, name), 'utf8'),
  }))
}

import { readFileSync } from 'node:fs'

/** Of the product, as its package.json says. */
export const VERSION = versionIn(new URL('../../../../package.json', import.meta.url))

function versionIn(file: URL): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'))
  return typeof version === 'string' ? version : 'unknown'
}

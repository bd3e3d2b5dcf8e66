import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { ROOT } from '../folders.ts'

export type Catalogue = {
  /** Of the repository: `apps/web/src/capabilities/people/members/messages/en-GB.json`. */
  readonly path: string
  /** Whose words it holds: `apps/web/src/capabilities/people/members`. */
  readonly folder: string
  readonly messages: Readonly<Record<string, string>>
  /** Of islands: each message is compiled to a function, because no browser gets a parser. */
  readonly isCompiled: boolean
}

/** Every catalogue of the product, in English, which the others are translated from. */
export function readCatalogues(): Catalogue[] {
  return globSync('{packages,apps}/*/src/**/{messages,island-messages}/en-GB.json', { cwd: ROOT })
    .map((name) => name.split(sep).join('/'))
    .sort()
    .map((path) => ({
      path,
      folder: dirname(dirname(path)),
      messages: JSON.parse(readFileSync(join(ROOT, path), 'utf8')),
      isCompiled: path.endsWith('/island-messages/en-GB.json'),
    }))
}

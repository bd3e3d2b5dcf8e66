import type { Breach, Source } from '../source.ts'
import { topLevelNames } from './declared-names.ts'

const MOST_FILES = 5
/** Tests are read one at a time, and what is generated has the names of its source. */
const IS_LEFT_OUT = /\.test\.tsx?$|\.contract\.ts$|\.generated\.ts$/
const IS_ROUTE = /\.route\.tsx?$/
/** What React Router looks for in the module of a route, by these names. */
const OF_ROUTES = new Set([
  'action',
  'ErrorBoundary',
  'handle',
  'headers',
  'links',
  'loader',
  'meta',
])

/** Names at the top of files that so many files define that a search for them finds nothing. */
export function findCommonNames(sources: readonly Source[]): Breach[] {
  const places = new Map<string, string[]>()
  for (const source of sources) {
    if (IS_LEFT_OUT.test(source.path)) continue
    for (const name of new Set(topLevelNames(source))) {
      if (IS_ROUTE.test(source.path) && OF_ROUTES.has(name)) continue
      places.set(name, [...(places.get(name) ?? []), source.path])
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > MOST_FILES)
    .map(([name, paths]) => ({
      path: paths[0] ?? '',
      rule: 'searchable-names',
      message: `${name} is defined in ${paths.length} files; the limit is ${MOST_FILES}. Say whose it is: ${paths.slice(1, 4).join(', ')}…`,
    }))
}

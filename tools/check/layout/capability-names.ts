import type { Capability } from '../../../apps/api/src/capability.ts'
import type { Breach } from '../source.ts'

/** The operations and the pages of a capability are found under the same two names. */
export function findUnknownNames(
  paths: readonly string[],
  capabilities: readonly Pick<Capability, 'area' | 'name'>[],
): Breach[] {
  const known = new Set(capabilities.map(({ area, name }) => `${area}/${name}`))
  const folders = new Set(
    paths.flatMap((path) => {
      const [, place, key] =
        /^(apps\/(?:api|web)\/src\/capabilities\/)(.*)\/[^/]+$/.exec(path) ?? []
      return place && key ? [`${place}${key.split('/').slice(0, 2).join('/')}`] : []
    }),
  )
  return [...folders]
    .filter((folder) => !known.has(folder.split('/capabilities/')[1] ?? ''))
    .map((path) => ({
      path,
      rule: 'names-of-capabilities',
      message: 'No manifest has this area and name: a folder of the web bears those of the API.',
    }))
}

/** Folders of the pages outside capabilities are few, and the README of the pages says why each is there. */
export function findUnexplainedPlaces(paths: readonly string[], readme: string): Breach[] {
  const explained = new Set([...readme.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name))
  const places = new Set(
    paths.flatMap((path) => /^apps\/web\/src\/([\w-]+)\//.exec(path)?.[1] ?? []),
  )
  return [...places]
    .filter((name) => name !== 'capabilities' && name !== 'routes' && !explained.has(name))
    .map((name) => ({
      path: `apps/web/src/${name}`,
      rule: 'places-of-pages',
      message: 'apps/web/README.md does not say why this belongs to no capability.',
    }))
}

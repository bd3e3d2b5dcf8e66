import type { Capability } from '../../apps/api/src/capability.ts'
import type { Breach, Source } from './source.ts'

type Manifest = Pick<Capability, 'name' | 'asPlatform'>

const OF_CAPABILITY = /^apps\/api\/src\/capabilities\/([^/]+)\/(.+)$/
const RULE = 'platform-rights-have-a-reason'

/** Files that work as the platform although no manifest says why, and reasons of files that do not. */
export function findUnreasonedRights(
  sources: readonly Source[],
  manifests: readonly Manifest[],
): Breach[] {
  const files = sources.flatMap(({ path, text }) => {
    const [, name, file = ''] = OF_CAPABILITY.exec(path) ?? []
    const isAsPlatform = /\basPlatform\(/.test(text) && !/\.test\.ts$/.test(path)
    return name && isAsPlatform ? [{ path, name, file }] : []
  })
  return [
    ...files
      .filter(({ name, file }) => !manifests.find((each) => each.name === name)?.asPlatform?.[file])
      .map(({ path, file }) => ({
        path,
        rule: RULE,
        message: `It looks beyond the rows of who asks: say why in the manifest (asPlatform, '${file}').`,
      })),
    ...manifests.flatMap(({ name, asPlatform = {} }) =>
      Object.keys(asPlatform)
        .filter((file) => !files.some((each) => each.name === name && each.file === file))
        .map((file) => ({
          path: `apps/api/src/capabilities/${name}/capability.ts`,
          rule: RULE,
          message: `${file} does not work as the platform: take it off the list.`,
        })),
    ),
  ]
}

import type { Capability } from '../../../apps/api/src/capability.ts'
import { capabilityOf } from '../capability-of.ts'
import type { Breach, Source } from '../source.ts'

type Manifest = Pick<Capability, 'area' | 'name' | 'asPlatform'>

const RULE = 'platform-rights-have-a-reason'

/** Files that work as the platform although no manifest says why, and reasons of files that do not. */
export function findUnreasonedPlatformRights(
  sources: readonly Source[],
  manifests: readonly Manifest[],
): Breach[] {
  const files = sources.flatMap(({ path, text }) => {
    const place = capabilityOf(path)
    const isAsPlatform = /\basPlatform\(/.test(text) && !/\.test\.ts$/.test(path)
    return place?.app === 'api' && isAsPlatform
      ? [{ path, name: place.name, file: place.file }]
      : []
  })
  return [
    ...files
      .filter(({ name, file }) => !manifests.find((each) => each.name === name)?.asPlatform?.[file])
      .map(({ path, file }) => ({
        path,
        rule: RULE,
        message: `It looks beyond the rows of who asks: say why in the manifest (asPlatform, '${file}').`,
      })),
    ...manifests.flatMap(({ area, name, asPlatform = {} }) =>
      Object.keys(asPlatform)
        .filter((file) => !files.some((each) => each.name === name && each.file === file))
        .map((file) => ({
          path: `apps/api/src/capabilities/${area}/${name}/capability.ts`,
          rule: RULE,
          message: `${file} does not work as the platform: take it off the list.`,
        })),
    ),
  ]
}

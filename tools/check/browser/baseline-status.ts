import { features } from 'web-features'

export type Status = 'widely available' | 'newly available' | 'of limited availability'

/** How the data of the web platform names what a style sheet is made of. */
export const CSS = {
  property: 'css.properties',
  rule: 'css.at-rules',
  selector: 'css.selectors',
  type: 'css.types',
} as const

/** And what a page and its script use, for which the data has a name for each element and interface. */
export const SCRIPT = { attribute: 'attribute', global: 'global' } as const

const STATUS = { high: 'widely available', low: 'newly available' } as const
const ATTRIBUTE = /^html\.(?:global_attributes|elements\.\w+)\.(\w+)$/
const GLOBAL = /^(?:api|javascript\.builtins)\.([A-Z]\w+)$/

const known = new Map<string, Status>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const key of feature.compat_features ?? []) {
    const { baseline } = feature.status.by_compat_key?.[key] ?? feature.status
    note(
      nameOf(key),
      baseline === 'high' || baseline === 'low' ? STATUS[baseline] : 'of limited availability',
    )
  }
}

/** Baseline, by the data of the web platform; `undefined`: not one of its names. */
export const baselineStatusOf = (feature: string): Status | undefined => known.get(feature)

/** An attribute that one element has had for long, such as `name`, is not told from that of another. */
function note(name: string, status: Status): void {
  if (known.get(name) !== 'widely available') known.set(name, status)
}

function nameOf(key: string): string {
  const [, attribute] = ATTRIBUTE.exec(key) ?? []
  if (attribute) return `${SCRIPT.attribute}.${attribute}`
  const [, global] = GLOBAL.exec(key) ?? []
  return global ? `${SCRIPT.global}.${global}` : key
}

import type { Breach, Source } from '../source.ts'
import { baselineStatusOf, CSS, SCRIPT, type Status } from './baseline-status.ts'
import { FREE, WITH_FALLBACK } from './narrow-features.ts'

const BROWSER = /^(?:apps\/web\/src|packages\/(?:ui|pictures)\/src)\/.*\.(?:tsx?|css)$/

/** Places where a page would be broken in a browser that is widely used. */
export function findFeaturesBeyondBaseline(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => BROWSER.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...narrowFeaturesIn(path, text)]
        .filter(([feature]) => !isFree(feature) && !WITH_FALLBACK[feature]?.in.includes(path))
        .map(([feature, status]) => ({
          path,
          rule: 'works-in-every-browser',
          message: `${feature} is ${status}; it needs a way that works without it, and a place in narrow-features.ts.`,
        })),
    )
}

const isFree = (feature: string) =>
  Object.keys(FREE).some((free) => feature === free || feature.startsWith(`${free}.`))

/** What a file uses that is not Baseline widely available, with its status. */
function narrowFeaturesIn(path: string, text: string): Map<string, Status> {
  const used = path.endsWith('.css') ? featuresOfStyles(text) : featuresOfScript(text)
  const narrow = new Map<string, Status>()
  for (const feature of used) {
    const status = baselineStatusOf(feature)
    if (status && status !== 'widely available') narrow.set(feature, status)
  }
  return narrow
}

/** The properties, their values, the rules and the selectors of a style sheet, as the data names them. */
function featuresOfStyles(text: string): Set<string> {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, ' ')
  const used = new Set<string>()
  for (const [, name] of bare.matchAll(/@([a-z-]+)/g)) used.add(`${CSS.rule}.${name}`)
  for (const [, name] of bare.matchAll(/::?([a-z-]+)/g)) used.add(`${CSS.selector}.${name}`)
  for (const [, name, value = ''] of bare.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:([^;{}]*)(?=[;}])/g)) {
    used.add(`${CSS.property}.${name}`)
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g)) {
      used.add(`${CSS.property}.${name}.${word}`)
    }
    for (const [, called] of value.matchAll(/([a-z-]+)\(/g)) used.add(`${CSS.type}.${called}`)
  }
  return used
}

/**
 * Attributes, and what is taken from the browser by its name. Short attributes are common words, so that as
 * names of an object, which is spread over an element later, only long ones are known.
 */
function featuresOfScript(text: string): Set<string> {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
  const used = new Set<string>()
  const attributes = [
    ...bare.matchAll(/\s([a-z]+)=["{]/gi),
    ...bare.matchAll(/\b([a-z]{8,})['"]?\s*:/gi),
    ...bare.matchAll(/setAttribute\(\s*['"]([a-z]+)['"]/gi),
  ]
  for (const [, name = ''] of attributes) used.add(`${SCRIPT.attribute}.${name.toLowerCase()}`)
  for (const [, name] of bare.matchAll(/(?:\bnew\s+|[^.\w])([A-Z]\w+)(?=[.(])/g)) {
    used.add(`${SCRIPT.global}.${name}`)
  }
  return used
}

import { capabilityOf } from '../check/capability-of.ts'
import { importsOf } from '../check/imports/imports.ts'
import { resolveImport } from '../check/imports/resolve-import.ts'
import type { Source } from '../check/source.ts'

/**
 * The capabilities of the API in the order in which they may call each other, lowest first: those of a layer
 * import from layers below it alone. It follows from the imports, because a cycle is refused.
 */
export function capabilityLayers(sources: readonly Source[]): readonly (readonly string[])[] {
  const below = importedBy(sources)
  const layerOf = (key: string): number =>
    1 + Math.max(-1, ...[...(below.get(key) ?? [])].map(layerOf))
  const layers: string[][] = []
  for (const key of [...below.keys()].toSorted()) {
    const layer = layerOf(key)
    layers[layer] = [...(layers[layer] ?? []), key]
  }
  return layers
}

/** Which capabilities each imports from, product code alone. */
function importedBy(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const below = new Map<string, Set<string>>()
  for (const source of sources) {
    const own = apiCapability(source.path)
    if (!own || /\.test\.ts$/.test(source.path)) continue
    const imported = below.get(own) ?? new Set()
    below.set(own, imported)
    for (const name of importsOf(source)) {
      const other = apiCapability(resolveImport(source.path, name))
      if (other && other !== own) imported.add(other)
    }
  }
  return below
}

function apiCapability(path: string): string | undefined {
  const place = capabilityOf(path)
  return place?.app === 'api' ? place.key : undefined
}

import type { HydrateIsland } from './hydrate-island.tsx'
import type { Island } from './island.tsx'

type IslandFile = { readonly default: Island<object> }

const files = import.meta.glob<IslandFile>('../**/*.island.tsx')
const fileOf = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^.*\/(.+)\.island\.tsx$/, '$1'),
    load,
  ]),
)

/** Brings the islands of the page to life; settles when each answers to its visitor. */
export async function hydrateIslands(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  if (places.length === 0) return
  // React comes with the first island: a page without one goes without it.
  const { hydrateIsland } = await import('./hydrate-island.tsx')
  await Promise.all(places.map((place) => loadAndHydrate(place, hydrateIsland)))
}

async function loadAndHydrate(place: HTMLElement, hydrate: HydrateIsland): Promise<void> {
  const { island = '' } = place.dataset
  const load = fileOf.get(island)
  if (!load) throw new Error(`There is no ${island}.island.tsx.`)
  await hydrate(place, (await load()).default)
}

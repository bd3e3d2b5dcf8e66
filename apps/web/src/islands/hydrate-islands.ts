import type { Island } from './island.tsx'

type IslandFile = { readonly default: Island<never> }

const files = import.meta.glob<IslandFile>('../**/*.island.tsx')
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.island.tsx'.length)
const fileOf = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]))

/** Brings the islands of the page to life; settles when each answers. A page without one loads no React. */
export async function hydrateIslands(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  await Promise.all(places.map(hydrate))
}

async function hydrate(place: HTMLElement): Promise<void> {
  const { island = '' } = place.dataset
  const load = fileOf.get(island)
  if (!load) throw new Error(`There is no ${island}.island.tsx.`)
  const file = await load()
  await file.default.hydrate(place)
}

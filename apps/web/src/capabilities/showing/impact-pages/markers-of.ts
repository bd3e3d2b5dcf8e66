import type { ImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { onMap } from '../../proof/projects/world-map/world.ts'
import type { Marker } from '../../proof/projects/world-map/world-map.tsx'

/** Where the projects of a page lie on the map; read on the server, which has the map. */
export function markersOf({ projects }: Pick<ImpactPage, 'projects'>): Marker[] {
  return projects.map((project) => ({
    id: project.id,
    name: project.name,
    words: `${project.name}, ${countryName(project.country)}`,
    impact: project.impact,
    ...onMap(project),
  }))
}

import type { ImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { type Marker, onMap } from '../../proof/projects/public.ts'

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

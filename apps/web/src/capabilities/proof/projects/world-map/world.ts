import { lazy } from '@understory/domain/language/lazy.ts'
import { geoEqualEarth, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/land-110m.json'

/** Of the map, in its own units. */
export const WORLD = { width: 960, height: 430 } as const

/** South of it lies Antarctica alone, where there is no project. */
const SOUTHERN_END = -58

const continents = lazy(() => {
  const topology = atlas as Topology<{ land: GeometryCollection }>
  const coordinates = feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
    )
    .filter(([ring = []]) => ring.some(([, north = 0]) => north > SOUTHERN_END))
  return { type: 'MultiPolygon', coordinates } as const
})

/** Equal Earth: every country as large as it is, none enlarged because it lies in the north. */
const projection = lazy(() =>
  geoEqualEarth().fitExtent(
    [
      [4, 4],
      [WORLD.width - 4, WORLD.height - 4],
    ],
    continents(),
  ),
)

type OnEarth = { readonly latitude: number; readonly longitude: number }

/** Where a place lies on the map, in per cent of its width and height. */
export function onMap({ latitude, longitude }: OnEarth): {
  readonly x: number
  readonly y: number
} {
  const [x, y] = projection()([longitude, latitude]) ?? [0, 0]
  return { x: round((100 * x) / WORLD.width), y: round((100 * y) / WORLD.height) }
}

const round = (value: number) => Math.round(value * 100) / 100

/** The continents as a picture of its own, so that a page does not carry their outlines. */
export function worldSvg(): string {
  const path = geoPath(projection()).digits(1)(continents()) ?? ''
  const { width, height } = WORLD
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    '<style>path{fill:#cfdcc3}@media(prefers-color-scheme:dark){path{fill:#2b4336}}</style>',
    `<path d="${path}"/></svg>`,
  ].join('')
}

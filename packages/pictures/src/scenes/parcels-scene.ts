import { marketStall } from '../buildings/stall.ts'
import type { Season } from '../nature/place.ts'
import { plant } from '../nature/trees.ts'
import type { Placement, Shape } from '../shape.ts'
import type { Layer } from './growing-scene.ts'
import { landAtHome } from './household-scene.ts'

export const PARCELS = { width: 480, height: 220 } as const

/** On their way from the shop, the nearest last; each stands on its point. */
const ON_THE_WAY: readonly Placement[] = [
  { x: 212, y: 184, scale: 0.8 },
  { x: 292, y: 194, scale: 1.1 },
  { x: 394, y: 207, scale: 1.5 },
]

/** A box with tape around it and a leaf on its label. */
const BOX: readonly Shape[] = [
  { d: 'M-26 3Q2-2 36 1Q10 7-26 3z', fill: 'soil', opacity: 0.25 },
  { d: 'M-22 0V-28H22V0z', fill: 'sand' },
  { d: 'M22 0V-28L30-37V-9z', fill: 'root' },
  { d: 'M-22-28L-14-37H30L22-28z', fill: 'sand-dark' },
  { d: 'M-5 0V-28H5V0zM-5-28L3-37H13L5-28z', fill: 'cloud' },
  { d: 'M9-6q0-9 9-9q0 9-9 9z', fill: 'leaf' },
]

/** A parcel that stands on its point. */
export const parcel = (at: Placement): Shape[] =>
  BOX.map((shape) => ({ ...shape, at, symbol: 'box' }))

/** Where the n-th sapling of an order stands on its box. */
const PLANTED = [
  [4, 0.62],
  [-9, 0.5],
  [17, 0.52],
  [-16, 0.36],
  [24, 0.38],
] as const

/** Orders that leave a shop, each with the trees that it gives: a layer for each tree but the first. */
export function parcelsScene(season: Season): readonly Layer[] {
  const boxes = ON_THE_WAY.flatMap(parcel)
  const way: Shape = {
    d: 'M150 178Q240 174 300 190T480 206V220H250Q240 196 150 186z',
    fill: 'sand',
  }
  return [
    {
      since: null,
      shapes: [
        ...landAtHome(season, PARCELS),
        way,
        ...marketStall({ x: -66, y: 0, scale: 1.02 }),
        ...boxes,
      ],
    },
    ...PLANTED.map(([dx, size], nth) => ({
      since: nth === 0 ? null : { of: 'trees', from: nth + 1 },
      shapes: ON_THE_WAY.flatMap(({ x, y, scale }) =>
        plant('sapling', {
          x: Math.round(x + dx * scale),
          y: Math.round(y - 32 * scale),
          scale: Math.round(size * scale * 100) / 100,
        }),
      ),
    })),
  ]
}

import { house } from '../buildings/house.ts'
import type { Season } from '../nature/place.ts'
import { air } from '../nature/sky.ts'
import { plant } from '../nature/trees.ts'
import type { Ink } from '../palette.ts'
import { crown, ridge } from '../pen.ts'
import { type Member, member } from '../people.ts'
import type { Placement, Shape } from '../shape.ts'
import type { Layer } from './growing-scene.ts'

export const HOUSEHOLD = { width: 640, height: 210 } as const
const { height } = HOUSEHOLD
const AT_HOME = { x: 96, y: 176, scale: 1 } as const

/** Where those who live there stand, and how many there is room for. */
const ROWS = {
  adult: { most: 8, at: 206, step: 54, ground: 176 },
  child: { most: 8, at: 232, step: 54, ground: 188 },
  pet: { most: 6, at: 206, step: 80, ground: 205 },
} as const satisfies Record<Member, object>

const HOUSEHOLD_SCENE_SIZE = { adult: 1, child: 0.95, pet: 0.72 } as const

const GROUND: Readonly<Record<Season, readonly [far: Ink, near: Ink]>> = {
  spring: ['ground-far', 'ground-mid'],
  summer: ['ground-far', 'ground-mid'],
  autumn: ['straw', 'ground-mid'],
  winter: ['hill-far', 'snow'],
  wet: ['ground-far', 'ground-mid'],
  dry: ['straw', 'ground-mid'],
}

/** A house in its season, and everyone who lives there, one layer each. No tree: none of these is funded. */
export function householdScene(season: Season): readonly Layer[] {
  const still = [
    ...landAtHome(season),
    ...garden(season),
    ...house(season, AT_HOME),
    ...path(season),
  ]
  return [
    { since: null, shapes: still },
    ...householdSceneRowOf('adult'),
    ...householdSceneRowOf('child'),
    ...householdSceneRowOf('pet'),
  ]
}

/** Hills and a meadow in the colours of the season. */
export function landAtHome(season: Season, size: Size = HOUSEHOLD): Shape[] {
  const { width, height } = size
  const [far, near] = GROUND[season]
  const hill = (y: number, rise: number, waves: number, fill: Ink): Shape => ({
    fill,
    d: ridge({ width, y, bottom: height, rise, waves, shift: 2 }),
  })
  const at = (share: number) => Math.round(width * share)
  return [
    ...air({ seed: 'household', co2eGrams: 0, width, height }),
    hill(118, 26, 2, 'hill-far'),
    hill(132, 14, 3, 'hill-mid'),
    hill(146, 8, 2, far),
    { d: `M0 168Q${at(0.25)} 152 ${at(0.52)} 164T${width} 160V${height}H0z`, fill: near },
  ]
}
type Size = { readonly width: number; readonly height: number }

function householdSceneRowOf(kind: Member): Layer[] {
  const { most, at, step, ground } = ROWS[kind]
  return Array.from({ length: most }, (_, nth) => ({
    since: { of: kind, from: nth + 1 },
    shapes: member(kind, nth, { x: at + nth * step, y: ground, scale: HOUSEHOLD_SCENE_SIZE[kind] }),
  }))
}

/** A hedge, a fence and what flowers in front of it. */
function garden(season: Season): Shape[] {
  const pickets = Array.from({ length: 34 }, (_, k) => `M${166 + k * 14} 172v-17l3-4 3 4v17z`)
  const hedge: Ink = season === 'winter' ? 'hill-mid' : 'ground-near'
  const row = Array.from({ length: 9 }, (_, k) =>
    crown({ x: 186 + k * 56, y: 156, rx: 34, ry: 13, lobes: 10, turn: k * 0.3 }),
  )
  return [
    { d: row.join(''), fill: hedge },
    { d: `${pickets.join('')}M162 158h480v3H162z`, fill: 'birch', opacity: 0.9 },
  ]
}

const FLOWERS = [16, 34, 160, 172, 184] as const

function path(season: Season): Shape[] {
  const way: Shape = { d: `M86 178h18Q118 196 150 ${height}H92Q84 194 86 178z`, fill: 'sand' }
  const blooms = season === 'spring' || season === 'summer'
  const at = (x: number): Placement => ({ x, y: 190, scale: 0.62 })
  return [
    way,
    ...FLOWERS.flatMap((x) => plant(season === 'winter' ? 'shrub' : 'frond', at(x))),
    ...(blooms
      ? FLOWERS.map((x, k) => ({
          d: crown({ x, y: 176 - (k % 2) * 3, rx: 4, ry: 4, lobes: 5 }),
          fill: k % 2 ? ('bloom' as const) : ('sun' as const),
        }))
      : []),
  ]
}

import type { Layer } from './growing-scene.ts'
import type { Ink } from './palette.ts'
import { crown, ridge } from './pen.ts'
import { type Member, member } from './people.ts'
import type { Season } from './place.ts'
import type { Placement, Shape } from './shape.ts'
import { air } from './sky.ts'
import { plant } from './trees.ts'

export const HOUSEHOLD = { width: 640, height: 210 } as const
const { width, height } = HOUSEHOLD
const AT_HOME = { x: 96, y: 176, scale: 1 } as const

/** Where those who live there stand, and how many there is room for. */
const ROWS = {
  adult: { most: 8, at: 206, step: 54, ground: 176 },
  child: { most: 8, at: 232, step: 54, ground: 188 },
  pet: { most: 6, at: 206, step: 80, ground: 205 },
} as const satisfies Record<Member, object>

const SIZE = { adult: 1, child: 0.95, pet: 0.72 } as const

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
  const [far, near] = GROUND[season]
  const hill = (y: number, rise: number, waves: number, fill: Ink): Shape => ({
    fill,
    d: ridge({ width, y, bottom: height, rise, waves, shift: 2 }),
  })
  const land = [
    ...air({ seed: 'household', co2eGrams: 0, width, height }),
    hill(118, 26, 2, 'hill-far'),
    hill(132, 14, 3, 'hill-mid'),
    hill(146, 8, 2, far),
    { d: `M0 168Q160 152 330 164T640 160V${height}H0z`, fill: near },
  ] as const
  return [
    { since: null, shapes: [...land, ...garden(season), ...house(season), ...path(season)] },
    ...rowOf('adult'),
    ...rowOf('child'),
    ...rowOf('pet'),
  ]
}

function rowOf(kind: Member): Layer[] {
  const { most, at, step, ground } = ROWS[kind]
  return Array.from({ length: most }, (_, nth) => ({
    since: { of: kind, from: nth + 1 },
    shapes: member(kind, nth, { x: at + nth * step, y: ground, scale: SIZE[kind] }),
  }))
}

const HOUSE: readonly (readonly [Ink, string])[] = [
  ['stone', 'M26-118h16v40H26z'],
  ['root', 'M23-122h22v8H23z'],
  ['birch', 'M-54 2V-62L0-104L54-62V2z'],
  ['sand', 'M10-96L54-62V2H10z'],
  ['litter', 'M-68-56L0-112L68-56L60-47L0-97L-60-47z'],
  ['bloom', 'M0-112L68-56L60-47L0-97z'],
  ['trunk', 'M-14 2V-34Q-14-44-2-44Q10-44 10-34V2z'],
  ['root', 'M-10 2V-33Q-10-40-2-40Q6-40 6-33V2z'],
  ['gold', 'M2-18h2v3H2z'],
  ['trunk', 'M-46-50h22v22h-22zM24-50h22v22H24zM-8-82h16v18H-8z'],
  [
    'sun',
    'M-44-48h8v8h-8zM-34-48h8v8h-8zM-44-38h8v8h-8zM-34-38h8v8h-8zM26-48h8v8h-8zM36-48h8v8h-8zM26-38h8v8h-8zM36-38h8v8h-8zM-6-80h5v14h-5zM1-80h5v14H1z',
  ],
  ['root', 'M-48-27h26v4h-26zM22-27h26v4H22z'],
]

function house(season: Season): Shape[] {
  const at = AT_HOME
  const green: Ink = season === 'autumn' ? 'bloom' : season === 'winter' ? 'root' : 'leaf'
  const climber = [0, 1, 2, 3].map((k) => ({
    d: crown({ x: -54 + (k % 2) * 4, y: -6 - k * 12, rx: 8 - k, ry: 9, lobes: 7, turn: k * 0.3 }),
    fill: green,
    at,
  }))
  const smoke = {
    d: 'M34-124q-8-8 0-16t0-18q10 9 3 18t3 16z',
    fill: 'cloud',
    opacity: 0.8,
    at,
  } as const
  const snow = { d: 'M-68-56L0-112L68-56L62-55L0-105L-62-55z', fill: 'snow', at } as const
  return [
    ...HOUSE.map(([fill, d]) => ({ fill, d, at })),
    ...climber,
    ...(season === 'winter' || season === 'autumn' ? [smoke] : []),
    ...(season === 'winter' ? [snow] : []),
  ]
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

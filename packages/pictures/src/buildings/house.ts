import type { Season } from '../nature/place.ts'
import type { Ink } from '../palette.ts'
import { crown } from '../pen.ts'
import type { Placement, Shape } from '../shape.ts'

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

/** A house with what climbs up its wall; smoke and snow where it is cold. */
export function house(season: Season, at: Placement): Shape[] {
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

import { marketStall } from '../buildings/stall.ts'
import { turbine } from '../buildings/turbine.ts'
import { workshop } from '../buildings/workshop.ts'
import { car } from '../car.ts'
import { plant } from '../nature/trees.ts'
import { crown } from '../pen.ts'
import { member } from '../people.ts'
import { parcel } from '../scenes/parcels-scene.ts'
import type { Shape } from '../shape.ts'
import { clearing } from './land.ts'

/** A stall, and the parcels that leave it, each with what grows from it. */
export const stall = (): Shape[] => [
  ...clearing(),
  { d: 'M1010 462Q900 470 760 520H1010Q1040 490 1120 474z', fill: 'sand' },
  ...marketStall({ x: 860, y: 80, scale: 2 }),
  ...parcelOnItsWay(1020, 484, 1.3),
  ...parcelOnItsWay(914, 502, 1.7),
  ...member('adult', 5, { x: 1330, y: 486, scale: 1.75 }),
]

const parcelOnItsWay = (x: number, y: number, scale: number): Shape[] => [
  ...parcel({ x, y, scale }),
  ...plant('sapling', { x: x + 4, y: y - 32 * scale, scale: scale * 0.85 }),
]

const ROAD: Shape = {
  d: 'M0 476Q360 446 760 470T1440 452V486Q1100 476 760 502T0 506z',
  fill: 'stone',
}

/** A road through the hills, with those who drive on it. */
export const road = (): Shape[] => [
  ...clearing(),
  ...plant('birch', { x: 1120, y: 444, scale: 1.3 }),
  ROAD,
  {
    d: 'M700 484q60 4 120-2v4q-60 6-120 2zm220-10q60-5 120-7v4q-60 2-120 7zm220-11q60-3 120-4v4q-60 1-120 4z',
    fill: 'sand',
  },
  ...car({ x: 936, y: 392, scale: 2.3 }),
  ...car({ x: 1180, y: 394, scale: 2 }, 'water'),
]

/** Where a company works, what leaves its chimneys, and the road that brings it what it buys. */
export const works = (): Shape[] => [
  smoke(1010, 236, 2.6),
  smoke(1066, 196, 1.9),
  { d: 'M996 286h34l6 160h-46zM1060 262h34l6 184h-46z', fill: 'earth' },
  { d: 'M994 300h38v9h-38zM1058 276h38v9h-38z', fill: 'birch' },
  ...clearing(),
  ...workshop({ x: 1160, y: 450, scale: 1.9 }),
  ROAD,
  ...car({ x: 920, y: 400, scale: 2 }, 'gold'),
]

const smoke = (x: number, y: number, size: number): Shape => ({
  d: crown({ x, y, rx: 24 * size, ry: 12 * size, lobes: 9, turn: size }),
  fill: 'haze',
  opacity: 0.7,
})

/** Turbines on the hills, and a roof that takes the sun. */
export const wind = (): Shape[] => [
  ...turbine({ x: 1010, y: 416, tall: 250, turn: 0.5 }),
  ...turbine({ x: 1336, y: 412, tall: 210, turn: 1.2 }),
  ...turbine({ x: 900, y: 418, tall: 150, turn: 0.1 }),
  ...plant('spruce', { x: 850, y: 438, scale: 1.1 }),
  ...plant('spruce', { x: 1404, y: 440, scale: 1.7 }),
  ...workshop({ x: 1170, y: 456, scale: 1.7 }),
  ...plant('shrub', { x: 1030, y: 464, scale: 1.4 }),
]

const MONTHS = 12

/** Twelve trees from the smallest to the largest: what comes of a little each month. */
export const months = (): Shape[] =>
  Array.from({ length: MONTHS }, (_, month) => {
    const share = month / (MONTHS - 1)
    const at = {
      x: Math.round(70 + 1290 * share ** 0.86),
      y: Math.round(470 - 16 * share),
      scale: Math.round((0.5 + 2.4 * share ** 2.4) * 100) / 100,
    }
    return plant(month < 4 ? 'sapling' : month % 3 === 1 ? 'birch' : 'oak', at)
  }).flat()

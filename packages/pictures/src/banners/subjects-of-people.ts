import { house } from '../buildings/house.ts'
import { workshop } from '../buildings/workshop.ts'
import { plant } from '../nature/trees.ts'
import { disc, limb } from '../pen.ts'
import { member } from '../people.ts'
import type { Placement, Shape } from '../shape.ts'
import { clearing } from './land.ts'

const TALL = 1.75

const adultAt = (nth: number, x: number, y = 478, scale = TALL) =>
  member('adult', nth, { x, y, scale })

/** A family before its house. */
export const home = (): Shape[] => [
  ...clearing(),
  ...house('summer', { x: 1100, y: 452, scale: 2.1 }),
  ...plant('shrub', { x: 1010, y: 456, scale: 1.4 }),
  ...adultAt(1, 1240),
  ...adultAt(0, 1300, 482),
  ...member('child', 0, { x: 1272, y: 490, scale: TALL }),
  ...member('pet', 4, { x: 1196, y: 492, scale: 1.2 }),
]

const COLLEAGUES = [2, 5, 0, 6, 1, 4] as const

/** Those who work together, before where they work. */
export const team = (): Shape[] => [
  ...clearing(),
  ...workshop({ x: 1120, y: 450, scale: 2.2 }),
  ...COLLEAGUES.flatMap((nth, place) => adultAt(nth, 950 + place * 68, 480 + (place % 2) * 10)),
]

/** A notice board with a certificate on it: what was funded, and the seal. */
function noticeBoard(at: Placement): Shape[] {
  const pieces: Shape[] = [
    { d: 'M-84 0V-150h9V0zM75 0V-150h9V0z', fill: 'trunk' },
    { d: 'M-92-158H92V-34H-92z', fill: 'root' },
    { d: 'M-100-158L0-186L100-158L96-150L0-176L-96-150z', fill: 'trunk' },
    { d: 'M-62-148H62V-40H-62z', fill: 'cloud' },
    { d: 'M-62-148H62V-138H-62z', fill: 'leaf-dark' },
    { d: 'M-48-126H20V-119H-48zM-48-110H36V-105H-48zM-48-98H28V-93H-48z', fill: 'sand-dark' },
    { d: 'M-48-80H-8V-73H-48zM-48-64H-16V-57H-48z', fill: 'leaf-light' },
    { d: disc(36, -64, 15), fill: 'bloom' },
    { d: 'M28-65l6 6 11-12 3 3-14 15-9-9z', fill: 'cloud' },
    { d: 'M-58-144h6v4h-6zM52-144h6v4h-6z', fill: 'gold' },
  ]
  return pieces.map((shape) => ({ ...shape, at }))
}

/** A certificate on a board, and people who read it. */
export const claims = (): Shape[] => [
  ...clearing(),
  ...noticeBoard({ x: 1116, y: 470, scale: 1.5 }),
  ...adultAt(3, 936, 484),
  ...adultAt(5, 1272, 486),
  ...adultAt(2, 1326, 480),
  ...member('child', 2, { x: 990, y: 492, scale: TALL }),
]

/** Two who go through a plan at a table beneath a tree. */
export const advice = (): Shape[] => [
  ...clearing(),
  ...plant('oak', { x: 1110, y: 446, scale: 2.7 }),
  ...adultAt(6, 1010, 482, 1.95),
  ...adultAt(4, 1214, 484, 1.95),
  { d: 'M1040 422H1188V432H1040zM1052 432h8v58h-8zM1168 432h8v58h-8z', fill: 'trunk' },
  { d: 'M1072 420L1086 404H1150L1140 420z', fill: 'cloud' },
  { d: limb([1090, 416], [1108, 408], [3, 3, 0]), fill: 'leaf' },
  { d: limb([1108, 408], [1134, 412], [3, 3, 0]), fill: 'bloom' },
]

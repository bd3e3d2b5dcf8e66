import type { Ink } from './palette.ts'
import { crown, cut, disc, limb, soft } from './pen.ts'
import type { Placement, Shape } from './shape.ts'

type Piece = readonly [fill: Ink, d: string]

/** Each stands on (0, 0) and is about 100 tall. Light comes from the right. */
function spruce(): Piece[] {
  const tiers = [0, 1, 2, 3, 4].map((k) => ({
    out: 8 + k * 6.5,
    y: -80 + k * 18,
    top: -100 + k * 17,
  }))
  const left = tiers.flatMap(({ out, y }) => [[-out, y + 3] as const, [-out * 0.5, y - 3] as const])
  const right = tiers
    .flatMap(({ out, y }) => [[out, y] as const, [out * 0.5, y - 5] as const])
    .toReversed()
  const lit = tiers.flatMap(({ out, y }) => [[out, y] as const, [out * 0.5, y - 5] as const])
  const shade = tiers.map(({ out, y }) => [out * 0.1, y - 2] as const).toReversed()
  return [
    [
      'trunk',
      cut([
        [-3, -14],
        [3, -14],
        [4, 0],
        [-4, 0],
      ]),
    ],
    ['leaf-dark', cut([[0, -104], ...left.slice(0, -1), ...right.slice(1)])],
    ['leaf', cut([[0, -104], ...lit.slice(0, -1), [4, -4], ...shade])],
  ]
}

function oak(): Piece[] {
  return [
    [
      'trunk',
      `${limb([0, 2], [1, -42], [12, 6, 2])}${limb([0, -26], [-18, -50], [6, 3, -2])}${limb([1, -30], [19, -54], [6, 3, 3])}`,
    ],
    ['leaf-dark', crown({ x: 0, y: -62, rx: 37, ry: 29, lobes: 11 })],
    ['leaf', crown({ x: 6, y: -68, rx: 28, ry: 21, lobes: 9, turn: 0.4 })],
    ['leaf-light', crown({ x: 13, y: -76, rx: 14, ry: 9, lobes: 7, turn: 0.2 })],
  ]
}

function birch(): Piece[] {
  return [
    ['birch', limb([0, 2], [2, -86], [5, 1.5, 2])],
    ['trunk', 'M-2-8h4v2h-4zM0-22h3v2h-3zM-1-34h3v2h-3zM0-46h3v2h-3z'],
    ['leaf-light', crown({ x: 0, y: -70, rx: 15, ry: 29, lobes: 11, turn: 0.3 })],
    ['leaf-pale', crown({ x: 5, y: -80, rx: 9, ry: 15, lobes: 8 })],
    ['leaf-light', crown({ x: -9, y: -46, rx: 8, ry: 9, lobes: 7, turn: 0.6 })],
  ]
}

function acacia(): Piece[] {
  return [
    [
      'trunk',
      `${limb([0, 2], [-4, -40], [8, 5, 3])}${limb([-4, -36], [-30, -66], [5, 2, -4])}${limb([-4, -36], [6, -68], [5, 2, 2])}${limb([-2, -34], [34, -62], [5, 2, 5])}`,
    ],
    ['leaf-dark', crown({ x: 2, y: -70, rx: 47, ry: 10, lobes: 13 })],
    ['leaf', crown({ x: 8, y: -76, rx: 36, ry: 7, lobes: 11, turn: 0.3 })],
    ['leaf-light', crown({ x: 16, y: -80, rx: 19, ry: 4, lobes: 8 })],
  ]
}

function mangrove(): Piece[] {
  const roots = [-26, -15, -6, 7, 17, 28].map((x, k) =>
    limb([x * 0.12, -34], [x, 3], [4, 2, x < 0 ? -8 : 8 - (k % 2)]),
  )
  return [
    ['trunk', `${limb([0, -28], [0, -60], [7, 5, 1])}${roots.join('')}`],
    ['leaf-dark', crown({ x: 0, y: -66, rx: 32, ry: 24, lobes: 10 })],
    ['leaf', crown({ x: 6, y: -73, rx: 22, ry: 15, lobes: 8, turn: 0.5 })],
    ['leaf-pale', crown({ x: 11, y: -79, rx: 10, ry: 6, lobes: 6 })],
  ]
}

function palm(): Piece[] {
  const frond = (angle: number, reach: number, drop: number) => {
    const [x, y] = [8 + Math.cos(angle) * reach, -80 - Math.sin(angle) * reach * 0.6 + drop]
    const [mx, my] = [8 + Math.cos(angle) * reach * 0.55, -88 - Math.sin(angle) * reach * 0.7]
    return soft([
      [8, -80],
      [mx, my - 6],
      [x, y],
      [mx, my + 6],
    ])
  }
  return [
    ['trunk', limb([0, 2], [8, -80], [7, 3, 9])],
    ['leaf-dark', [3.3, 2.5, 0.1].map((a) => frond(a, 36, 12)).join('')],
    ['leaf', [2.8, 1.1, 0.5].map((a) => frond(a, 38, 8)).join('')],
    ['leaf-light', [1.9, 0.8].map((a) => frond(a, 34, 2)).join('')],
    ['bloom', `${disc(6, -76, 3)}${disc(11, -75, 3)}`],
  ]
}

function sapling(): Piece[] {
  return [
    ['trunk', limb([0, 1], [1, -34], [3, 1, 1])],
    [
      'leaf',
      soft([
        [1, -20],
        [-8, -30],
        [-18, -26],
        [-9, -18],
      ]),
    ],
    [
      'leaf-light',
      soft([
        [1, -26],
        [9, -38],
        [20, -35],
        [11, -24],
      ]),
    ],
    [
      'leaf-pale',
      soft([
        [1, -32],
        [-5, -42],
        [1, -52],
        [7, -42],
      ]),
    ],
  ]
}

function shrub(): Piece[] {
  return [
    ['leaf-dark', crown({ x: 0, y: -9, rx: 22, ry: 11, lobes: 8 })],
    ['leaf', crown({ x: 5, y: -13, rx: 13, ry: 7, lobes: 6, turn: 0.3 })],
  ]
}

function frondPlant(): Piece[] {
  const blade = (x: number, y: number) => limb([0, 0], [x, y], [4, 1, x * 0.35])
  return [
    ['leaf', [-26, -15, 14, 27].map((x) => blade(x, -18 - (26 - Math.abs(x)) * 0.6)).join('')],
    ['leaf-light', [-6, 6, 20].map((x) => blade(x, -32 + Math.abs(x) * 0.5)).join('')],
  ]
}

function toadstool(): Piece[] {
  return [
    ['birch', 'M-2 0l1-9h3l1 9z'],
    ['bloom', 'M-8-8q8-11 17 0q-9 3-17 0z'],
  ]
}

const DRAWN = {
  spruce: spruce(),
  oak: oak(),
  birch: birch(),
  acacia: acacia(),
  mangrove: mangrove(),
  palm: palm(),
  sapling: sapling(),
  shrub: shrub(),
  frond: frondPlant(),
  toadstool: toadstool(),
} as const

export type Plant = keyof typeof DRAWN
export type Species = Exclude<Plant, 'sapling' | 'shrub' | 'frond' | 'toadstool'>

/** One plant where it stands. */
export function plant(kind: Plant, at: Placement): Shape[] {
  return DRAWN[kind].map(([fill, d]) => ({ d, fill, at, symbol: kind }))
}

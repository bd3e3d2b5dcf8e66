import type { Ink } from '../palette.ts'
import { crown, cut, limb, soft } from '../pen.ts'
import type { Placement, Shape } from '../shape.ts'

export type Piece = readonly [fill: Ink, d: string]

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
  sapling: sapling(),
  shrub: shrub(),
  frond: frondPlant(),
  toadstool: toadstool(),
} as const

export type Plant = keyof typeof DRAWN

/** A tree as it is drawn anywhere: each piece stands on (0, 0) and the whole is about 100 tall. */
export type Tree = { readonly name: string; readonly pieces: readonly Piece[] }

/** The trees of a temperate wood. */
export const TREES = {
  spruce: { name: 'spruce', pieces: DRAWN.spruce },
  oak: { name: 'oak', pieces: DRAWN.oak },
  birch: { name: 'birch', pieces: DRAWN.birch },
} as const satisfies Record<string, Tree>

/** One plant where it stands. */
export function plant(kind: Plant, at: Placement): Shape[] {
  return standing({ name: kind, pieces: DRAWN[kind] }, at)
}

export function standing({ name, pieces }: Tree, at: Placement): Shape[] {
  return pieces.map(([fill, d]) => ({ d, fill, at, symbol: name }))
}

import { crown, disc, limb, soft } from '../pen.ts'
import type { Piece, Tree } from './trees.ts'

/* Trees of places other than a temperate wood. Each stands on (0, 0) and is about 100 tall; light
   comes from the right. */

/** An umbrella thorn: three limbs under a flat crown. */
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

/** Stilt roots arch from high on the stem into the mud, and hang from the boughs. */
function mangrove(): Piece[] {
  const arches = [-36, -25, -14, 13, 24, 37].map((x) =>
    limb([x * 0.09, -40 - Math.abs(x) * 0.2], [x, 4], [3.4, 2, x < 0 ? 9 : -9]),
  )
  const hanging = [-22, 25].map((x) => limb([x, -50], [x * 1.04, 3], [1.8, 1.2, 0]))
  return [
    ['root', hanging.join('')],
    ['trunk', `${limb([0, -30], [1, -64], [8, 5, 1])}${arches.join('')}`],
    ['leaf-dark', crown({ x: 0, y: -66, rx: 40, ry: 21, lobes: 12 })],
    ['leaf', crown({ x: 7, y: -73, rx: 29, ry: 14, lobes: 10, turn: 0.5 })],
    ['leaf-light', crown({ x: 14, y: -79, rx: 15, ry: 7, lobes: 7, turn: 0.2 })],
  ]
}

/** Lower, rounder and paler: the young growth between the others. */
function youngMangrove(): Piece[] {
  const arches = [-20, -11, 10, 21].map((x) =>
    limb([x * 0.1, -26 - Math.abs(x) * 0.2], [x, 3], [2.8, 1.6, x < 0 ? 5 : -5]),
  )
  return [
    ['trunk', `${limb([0, -20], [0, -46], [5, 3, 1])}${arches.join('')}`],
    ['leaf', crown({ x: 0, y: -50, rx: 23, ry: 17, lobes: 9, turn: 0.3 })],
    ['leaf-light', crown({ x: 5, y: -56, rx: 15, ry: 10, lobes: 8 })],
    ['leaf-pale', crown({ x: 9, y: -60, rx: 7, ry: 4, lobes: 6, turn: 0.5 })],
  ]
}

/** A bottle of a trunk with boughs like roots. */
function baobab(): Piece[] {
  const boughs = (
    [
      [-34, -84],
      [-20, -96],
      [0, -98],
      [19, -97],
      [35, -85],
    ] as const
  ).map(([x, y]) => limb([x * 0.28, -62], [x, y], [6, 2, x * 0.12]))
  const tuft = (x: number, y: number, size: number) =>
    crown({ x, y, rx: size, ry: size * 0.5, lobes: 8, turn: x })
  return [
    ['root', `M-13 2C-11-20-17-44-11-66Q0-72 11-66C17-44 11-20 14 2Q0-1-13 2z`],
    ['root', boughs.join('')],
    ['trunk', 'M-13 2C-11-20-17-44-11-66Q-6-69-3-69C-8-44-6-20-5 0Q-9 0-13 2z'],
    ['leaf-dark', tuft(-36, -86, 15) + tuft(37, -87, 15) + tuft(0, -99, 17)],
    ['leaf', tuft(-20, -97, 15) + tuft(21, -98, 16)],
    ['leaf-light', tuft(26, -101, 8) + tuft(4, -103, 8)],
  ]
}

/** A round, heavy crown with fruit. */
function mango(): Piece[] {
  const fruit = [
    [-22, -50],
    [-8, -44],
    [9, -49],
    [24, -55],
    [-15, -64],
    [15, -66],
  ].map(([x = 0, y = 0]) => disc(x, y, 3))
  return [
    ['trunk', limb([0, 2], [0, -46], [10, 7, 1])],
    ['leaf-dark', crown({ x: 0, y: -57, rx: 36, ry: 27, lobes: 12, turn: 0.2 })],
    ['leaf', crown({ x: 6, y: -64, rx: 27, ry: 19, lobes: 10 })],
    ['gold', fruit.join('')],
    ['leaf-light', crown({ x: 13, y: -73, rx: 12, ry: 7, lobes: 7, turn: 0.4 })],
  ]
}

/** Tall and slender, grown for timber at the edge of a field. */
function grevillea(): Piece[] {
  const tier = (y: number, size: number, turn: number) =>
    crown({ x: turn * 4 - 2, y, rx: size, ry: size * 0.72, lobes: 8, turn })
  return [
    ['trunk', limb([0, 2], [1, -88], [5, 2, 1])],
    ['leaf', tier(-36, 14, 0.1) + tier(-56, 15, 0.7) + tier(-76, 12, 0.3)],
    ['leaf-light', tier(-46, 10, 0.9) + tier(-66, 10, 1) + tier(-88, 8, 0.8)],
    ['leaf-pale', crown({ x: 5, y: -78, rx: 5, ry: 5, lobes: 6 })],
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

/** A giant of the rain forest: buttresses below, a wide crown in layers above. */
function kapok(): Piece[] {
  return [
    ['root', 'M-12 3C-5-6-4-20-3-62H4C4-20 6-6 13 3Q5-2 0 3Q-5-2-12 3z'],
    ['root', `${limb([0, -54], [-24, -74], [4, 2, -1])}${limb([1, -54], [25, -78], [4, 2, 1])}`],
    ['leaf-dark', crown({ x: 0, y: -78, rx: 42, ry: 15, lobes: 12 })],
    ['leaf', crown({ x: 8, y: -86, rx: 31, ry: 11, lobes: 10, turn: 0.4 })],
    ['leaf-light', crown({ x: 16, y: -92, rx: 16, ry: 6, lobes: 8, turn: 0.1 })],
  ]
}

/** A Scots pine of the Caledonian forest: a long red stem, dark clouds of needles, a flat top. */
function pine(): Piece[] {
  const cloud = (x: number, y: number, size: number, turn: number) =>
    crown({ x, y, rx: size, ry: size * 0.44, lobes: 9, turn })
  return [
    [
      'earth',
      `${limb([2, -30], [-1, -92], [6, 3, -3])}${limb([1, -52], [-22, -64], [3.4, 2, -2])}${limb([0, -60], [24, -72], [3.4, 2, 2])}`,
    ],
    ['trunk', limb([0, 2], [2, -36], [9, 6, 2])],
    ['leaf-dark', cloud(-21, -66, 19, 0.1) + cloud(24, -74, 18, 0.5) + cloud(-2, -92, 25, 0.3)],
    ['leaf', cloud(-17, -70, 12, 0.6) + cloud(28, -78, 11, 0.2) + cloud(5, -96, 17, 0.8)],
    ['leaf-light', cloud(11, -100, 8, 0.4)],
  ]
}

type RowanLook = { readonly dots: Piece[0]; readonly leaf: readonly [Piece[0], Piece[0]] }

function rowan({ dots, leaf }: RowanLook): Piece[] {
  const bunch = (x: number, y: number) => `${disc(x, y, 3)}${disc(x + 5, y + 2, 3)}`
  const bunches = bunch(-17, -52) + bunch(4, -46) + bunch(14, -63) + bunch(-6, -70)
  return [
    [
      'trunk',
      `${limb([0, 2], [1, -44], [6, 4, 2])}${limb([0, -28], [-14, -50], [3, 2, -2])}${limb([1, -26], [15, -52], [3, 2, 2])}`,
    ],
    [leaf[0], crown({ x: 0, y: -58, rx: 27, ry: 23, lobes: 12, turn: 0.3 })],
    [leaf[1], crown({ x: 6, y: -65, rx: 17, ry: 13, lobes: 9 })],
    [dots, bunches],
  ]
}

/** A birch of the season: gold in autumn, a broom of twigs in winter. */
function birchIn(look: 'gold' | 'bare'): Piece[] {
  const stem: Piece[] = [
    ['birch', limb([0, 2], [2, -86], [5, 1.5, 2])],
    ['trunk', 'M-2-8h4v2h-4zM0-22h3v2h-3zM-1-34h3v2h-3zM0-46h3v2h-3z'],
  ]
  if (look === 'bare') {
    const twigs = [
      [-13, -62, -38],
      [12, -68, -44],
      [-11, -80, -56],
      [11, -88, -62],
      [-6, -94, -74],
    ].map(([x = 0, y = 0, from = 0]) => limb([1, from], [x, y], [2, 0.8, x * 0.2]))
    return [...stem, ['root', twigs.join('')]]
  }
  return [
    ...stem,
    ['gold', crown({ x: 0, y: -70, rx: 15, ry: 29, lobes: 11, turn: 0.3 })],
    ['straw', crown({ x: 5, y: -80, rx: 9, ry: 15, lobes: 8 })],
    ['gold', crown({ x: -9, y: -46, rx: 8, ry: 9, lobes: 7, turn: 0.6 })],
  ]
}

function oakInGold(): Piece[] {
  return [
    [
      'trunk',
      `${limb([0, 2], [1, -42], [12, 6, 2])}${limb([0, -26], [-18, -50], [6, 3, -2])}${limb([1, -30], [19, -54], [6, 3, 3])}`,
    ],
    ['earth', crown({ x: 0, y: -62, rx: 37, ry: 29, lobes: 11 })],
    ['gold', crown({ x: 6, y: -68, rx: 28, ry: 21, lobes: 9, turn: 0.4 })],
    ['straw', crown({ x: 13, y: -76, rx: 14, ry: 9, lobes: 7, turn: 0.2 })],
  ]
}

function bareOak(): Piece[] {
  const boughs = [
    [-30, -62, -30, 4],
    [28, -66, -32, 4],
    [-16, -84, -40, 4],
    [15, -88, -40, 4],
    [0, -94, -42, 4],
    [-36, -76, -48, 2],
    [36, -80, -52, 2],
  ].map(([x = 0, y = 0, from = 0, wide = 3]) =>
    limb([x * 0.12, from], [x, y], [wide, 0.9, x * 0.16]),
  )
  return [['trunk', `${limb([0, 2], [1, -46], [12, 6, 2])}${boughs.join('')}`]]
}

const tree = (name: string, pieces: readonly Piece[]): Tree => ({ name, pieces })

export const PLACE_TREES = {
  acacia: tree('acacia', acacia()),
  mangrove: tree('mangrove', mangrove()),
  youngMangrove: tree('mangrove2', youngMangrove()),
  baobab: tree('baobab', baobab()),
  mango: tree('mango', mango()),
  grevillea: tree('grevillea', grevillea()),
  palm: tree('palm', palm()),
  kapok: tree('kapok', kapok()),
  pine: tree('pine', pine()),
  rowanInBlossom: tree('rowan', rowan({ dots: 'birch', leaf: ['leaf', 'leaf-light'] })),
  rowanInFruit: tree('rowan', rowan({ dots: 'bloom', leaf: ['leaf', 'leaf-light'] })),
  rowanInGold: tree('rowan', rowan({ dots: 'bloom', leaf: ['gold', 'straw'] })),
  birchInGold: tree('birch', birchIn('gold')),
  bareBirch: tree('birch', birchIn('bare')),
  oakInGold: tree('oak', oakInGold()),
  bareOak: tree('oak', bareOak()),
} as const

import type { Works } from '../nature/place.ts'
import type { Ink } from '../palette.ts'
import { crown, disc, limb, soft } from '../pen.ts'
import { type Dice, scatter } from '../seeded.ts'
import type { Placement, Shape } from '../shape.ts'

type Piece = readonly [fill: Ink, d: string, opacity?: number]
type ClimateWorksFrame = { readonly width: number; readonly height: number }

const placed = (pieces: readonly Piece[], at: Placement, symbol?: string): Shape[] =>
  pieces.map(([fill, d, opacity]) => ({
    d,
    fill,
    at,
    ...(opacity !== undefined && { opacity }),
    ...(symbol && { symbol }),
  }))

const HUT: readonly Piece[] = [
  ['soil', 'M-44 3Q0-4 78 2Q40 9-10 8Q-36 8-44 3z', 0.22],
  ['earth', 'M-30 4V-36H30V4Q0 8-30 4z'],
  ['root', 'M-30 4V-36h17V6Q-24 6-30 4z', 0.55],
  ['birch', 'M-30-16l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5v3h-60z', 0.65],
  ['soil-deep', 'M-8 6V-21Q0-29 9-21V6z'],
  ['straw', 'M-44-31Q-16-52-2-80h4Q18-52 44-31Q0-22-44-31z'],
  ['sand', 'M1-80h1Q18-52 44-31Q28-27 10-26Q14-52 1-80z'],
  ['root', 'M-4-76h8l2-9q-6-3-12 0z'],
]

const YARD: readonly Piece[] = [['straw', 'M-120 4q70-20 140-14t96 10q-50 18-130 16t-106-12z', 0.6]]

const STORE: readonly Piece[] = [
  ['earth', 'M-13 3V-26H13V3Q0 6-13 3z'],
  ['root', 'M-13 3V-26h8V4z', 0.5],
  ['straw', 'M-20-24Q-8-38 0-52Q8-38 20-24Q0-18-20-24z'],
  ['sand', 'M0-52Q8-38 20-24Q12-21 4-21Q6-38 0-52z'],
]

/** A stove of fired clay that burns little, with its pot and hardly any smoke. */
const STOVE: readonly Piece[] = [
  ['stone', 'M-13 3l3-20h20l3 20q-13 4-26 0z'],
  ['soil-deep', 'M-5 3v-8q5-5 10 0v8z'],
  ['gold', 'M-4 3q0-7 4-9q4 2 4 9z'],
  ['bloom', 'M-2 3q0-4 2-6q3 2 3 6z'],
  ['trunk', 'M-13-18h26q0-14-6-15h-14q-6 1-6 15z'],
  ['root', 'M-9-33h18l-2-3h-14z'],
  ['cloud', 'M-1-40q-5-6 0-11t0-12q6 7 2 12t2 11z', 0.8],
]

function turbine(turn: number): Piece[] {
  const blades = [0, 1, 2].map((k) => {
    const angle = turn + (k * 2 * Math.PI) / 3
    return limb([0, -100], [Math.cos(angle) * 46, -100 + Math.sin(angle) * 46], [4.6, 0.8, 2.2])
  })
  return [
    ['birch', limb([0, 2], [0, -100], [4.6, 2.2, 0])],
    ['stone', limb([-1.2, 2], [-0.6, -98], [1.8, 0.8, 0]), 0.35],
    ['birch', blades.join('')],
    ['birch', disc(0, -100, 3)],
  ]
}

const POOLS: readonly Piece[] = [
  ['heather', 'M-150 12q60-26 150-22t150 20q-40 24-150 24t-150-22z', 0.55],
  ['water', 'M-104 6q26-14 60-8t28 12q-16 12-52 10t-36-14z'],
  ['water-light', 'M-88 5q20-8 42-5q-14 7-42 5z'],
  ['water', 'M14 14q30-16 66-8t24 14q-30 10-62 6t-28-12z'],
  ['water-light', 'M36 13q20-7 44-3q-18 6-44 3z'],
  ['water', 'M-6-6q18-8 38-4t10 8q-20 5-34 3t-14-7z'],
]

/** The planks of a dam, which keep the water in the peat. */
const DAM: readonly Piece[] = [
  ['root', 'M-22 8v-16h6v16zm8 0v-18h6v18zm8 0v-19h6v19zm8 0v-18h6v18zm8 0v-15h6v15z'],
  ['trunk', 'M-24-4h42v4h-42z'],
]

const COTTON: readonly Piece[] = [
  [
    'leaf-dark',
    `${limb([0, 0], [-7, -24], [1.6, 0.8, -2])}${limb([1, 0], [3, -30], [1.6, 0.8, 1])}${limb([2, 0], [11, -21], [1.6, 0.8, 2])}`,
  ],
  ['snow', `${disc(-7, -25, 4)}${disc(3, -31, 4)}${disc(12, -22, 3)}`],
]

const BOAT: readonly Piece[] = [
  ['soil', 'M-50 6Q0 0 52 6Q20 11-50 6z', 0.2],
  ['root', 'M-26-6l-12 15 4 1 13-15zM22-6l12 15-4 1-13-15z'],
  ['trunk', 'M-52 9q52-7 104-1v3q-52-5-104 1z'],
  ['bloom', 'M-58-17Q-44-6-18-5H26Q46-7 60-20Q52 4 34 6H-30Q-50 4-58-17z'],
  ['birch', 'M-54-11Q-42-2-18-1H26Q44-3 55-12L53-7Q44 2 26 3H-18Q-42 2-52-7z'],
]

/** What was gathered from the shore, tied up to be weighed. */
const SACKS: readonly Piece[] = [
  ['soil', 'M-36 3Q0-2 38 3Q8 7-36 3z', 0.2],
  [
    'straw',
    `${soft([
      [-34, 2],
      [-35, -24],
      [-21, -29],
      [-8, -24],
      [-7, 2],
    ])}M-24-26l3-8 4 8z`,
  ],
  [
    'litter-pale',
    `${soft([
      [-9, 3],
      [-11, -30],
      [4, -38],
      [18, -30],
      [16, 3],
    ])}M1-34l3-9 4 9z`,
  ],
  [
    'water-light',
    `${soft([
      [15, 3],
      [13, -20],
      [25, -27],
      [37, -20],
      [36, 3],
    ])}M23-24l2-7 4 7z`,
  ],
]

const DAISY: readonly Piece[] = [
  ['leaf-light', limb([0, 0], [2, -16], [2, 1, 1])],
  ['snow', crown({ x: 2, y: -18, rx: 6, ry: 5, lobes: 6 })],
  ['gold', disc(2, -18, 2)],
]
const POPPY: readonly Piece[] = [
  ['leaf-light', limb([0, 0], [-2, -18], [2, 1, -1])],
  ['bloom', 'M-10-22q2-6 8-5q6-1 8 5q-1 7-8 7t-8-7z'],
]

const BIRD = 'M-9-3Q-4-7 0-1Q4-7 9-3Q4-4 0 2Q-4-4-9-3z'

/** A loose flock under a sky that clears. */
export function birds(dice: Dice, { width, height }: ClimateWorksFrame, x: number): Shape[] {
  return Array.from({ length: 6 }, (_, index) => ({
    d: BIRD,
    fill: 'stone',
    symbol: 'bird',
    at: {
      x: Math.round(width * x + height * (0.085 * index - 0.2 + dice() * 0.04)),
      y: Math.round(height * (0.17 + 0.032 * Math.abs(index - 2) + dice() * 0.03)),
      scale: Math.round(height * (0.22 + dice() * 0.08)) / 100,
    },
  }))
}

/** A river that winds through meadows in flower. */
function valley(dice: Dice, { width, height }: ClimateWorksFrame): Shape[] {
  const at = (x: number, y: number) =>
    `${Math.round(width * 0.52 + height * x)} ${Math.round(height * y)}`
  const flowers = Array.from({ length: 26 }, (_, index) => {
    const y = 0.72 + 0.24 * dice()
    const x = Math.round(width * scatter(index, 0.37))
    return { x, y: Math.round(height * y), scale: Math.round(height * (y - 0.5) * 0.9) / 100 }
  })
  const river = `M${at(-0.05, 0.6)}C${at(0.5, 0.63)} ${at(-0.75, 0.67)} ${at(-0.3, 0.73)}C${at(0.2, 0.79)} ${at(0.5, 0.83)} ${at(-0.1, 1)}H${Math.round(width * 0.52 + height * 0.5)}C${at(0.95, 0.84)} ${at(0.5, 0.77)} ${at(-0.02, 0.72)}C${at(-0.4, 0.68)} ${at(0.62, 0.64)} ${at(0.02, 0.6)}z`
  const gleam = `M${at(0.1, 0.97)}C${at(0.5, 0.88)} ${at(0.45, 0.82)} ${at(0.14, 0.78)}C${at(0.55, 0.82)} ${at(0.62, 0.88)} ${at(0.16, 0.97)}z`
  return [
    { d: river, fill: 'water' },
    { d: gleam, fill: 'water-light', opacity: 0.8 },
    ...flowers.flatMap((place, index) =>
      placed(index % 3 ? DAISY : POPPY, place, `flower${index % 3 ? 0 : 1}`),
    ),
  ]
}

export type WorksAt = { readonly x: number; readonly y: number; readonly size: number }

/** What a project for CO2e built, standing at a point. `size` is its height as a share of the picture's. */
export function works(
  kind: Works,
  dice: Dice,
  frame: ClimateWorksFrame,
  { x, y, size }: WorksAt,
): Shape[] {
  const scale = (share: number) => Math.round(frame.height * size * share) / 100
  const at = (dx: number, dy: number, share: number): Placement => ({
    x: Math.round(frame.width * x + frame.height * size * dx),
    y: Math.round(frame.height * (y + size * dy)),
    scale: scale(share),
  })
  switch (kind) {
    case 'cookstove':
      return [
        ...placed(YARD, at(0, 0.06, 1)),
        ...placed(STORE, at(-0.78, -0.02, 1.1)),
        ...placed(HUT, at(0, 0, 1)),
        ...placed(STOVE, at(0.74, 0.13, 0.9)),
      ]
    case 'wind':
      return [-1, -0.4, 0.35, 1.05].flatMap((dx, index) =>
        placed(
          turbine(0.4 + 0.9 * (index % 2)),
          at(dx + dice() * 0.1, -0.06 * (index % 2), index % 2 ? 1.1 : 0.95),
          `turbine${index % 2}`,
        ),
      )
    case 'peat':
      return [
        ...placed(POOLS, at(-1.1, -0.3, 0.7), 'pools'),
        ...placed(POOLS, at(1.3, -0.24, 0.85), 'pools'),
        ...placed(POOLS, at(0, 0, 1.3), 'pools'),
        ...placed(DAM, at(0.32, 0.06, 1)),
        ...Array.from({ length: 14 }, (_, index) =>
          placed(
            COTTON,
            at(-1.9 + 0.29 * index + dice() * 0.12, 0.08 + 0.3 * dice(), 0.8),
            'cotton',
          ),
        ).flat(),
      ]
    case 'open-sky':
      return valley(dice, frame)
  }
}

/** A boat drawn up on the shore, and the sacks of what lay there. */
export function collection(frame: ClimateWorksFrame, { x, y, size }: WorksAt): Shape[] {
  const scale = Math.round(frame.height * size) / 100
  const at = (dx: number, dy: number) => ({
    x: Math.round(frame.width * x + frame.height * size * dx),
    y: Math.round(frame.height * (y + size * dy)),
    scale,
  })
  return [...placed(BOAT, at(0, 0)), ...placed(SACKS, at(1.15, 0.25))]
}

import type { Ink } from './palette.ts'
import { crown, cut, disc, limb } from './pen.ts'
import type { Placement, Shape } from './shape.ts'

type Piece = readonly [fill: Ink, d: string]

type PersonLook = {
  readonly skin: Ink
  readonly hair: Ink
  readonly coat: Ink
  readonly legs: Ink
  readonly cut: keyof typeof HAIR
}

/** Each around a head of 8 at (0, -57). */
const HAIR = {
  short: 'M-9-56Q-11-67 0-67Q11-67 9-56Q7-62 0-62Q-7-62-9-56z',
  long: 'M-10-44Q-13-68 0-68Q13-68 10-44Q8-47 8-58Q4-62 0-62Q-4-62-8-58Q-8-47-10-44z',
  bun: `M-9-56Q-11-67 0-67Q11-67 9-56Q7-62 0-62Q-7-62-9-56z${disc(1, -69, 4)}`,
  curls: crown({ x: 0, y: -63, rx: 10, ry: 6, lobes: 8 }),
  hat: 'M-14-60Q0-64 14-60Q13-58 0-58Q-13-58-14-60zM-8-60Q-8-70 0-70Q8-70 8-60z',
} as const

const ADULTS: readonly PersonLook[] = [
  { skin: 'root', hair: 'soil-deep', coat: 'leaf-dark', legs: 'soil', cut: 'short' },
  { skin: 'sand-dark', hair: 'earth', coat: 'bloom', legs: 'stone', cut: 'long' },
  { skin: 'trunk', hair: 'soil-deep', coat: 'gold', legs: 'leaf-dark', cut: 'curls' },
  { skin: 'sand', hair: 'cloud', coat: 'heather', legs: 'soil', cut: 'bun' },
  { skin: 'earth', hair: 'soil-deep', coat: 'water', legs: 'soil', cut: 'short' },
  { skin: 'sand-dark', hair: 'gold', coat: 'leaf', legs: 'trunk', cut: 'hat' },
  { skin: 'trunk', hair: 'soil-deep', coat: 'litter', legs: 'stone', cut: 'bun' },
  { skin: 'sand', hair: 'trunk', coat: 'stone', legs: 'soil', cut: 'short' },
]

const CHILDREN: readonly PersonLook[] = [
  { skin: 'earth', hair: 'soil-deep', coat: 'gold', legs: 'water', cut: 'curls' },
  { skin: 'sand-dark', hair: 'trunk', coat: 'litter', legs: 'stone', cut: 'short' },
  { skin: 'root', hair: 'soil-deep', coat: 'water', legs: 'soil', cut: 'bun' },
  { skin: 'sand', hair: 'gold', coat: 'leaf-light', legs: 'trunk', cut: 'long' },
  { skin: 'trunk', hair: 'soil-deep', coat: 'heather', legs: 'leaf-dark', cut: 'short' },
  { skin: 'sand-dark', hair: 'earth', coat: 'bloom', legs: 'soil', cut: 'hat' },
  { skin: 'earth', hair: 'soil-deep', coat: 'leaf', legs: 'stone', cut: 'curls' },
  { skin: 'sand', hair: 'trunk', coat: 'gold', legs: 'water', cut: 'short' },
]

/** A grown-up about 68 tall on (0, 0); `wave` lifts an arm. */
function adult({ skin, hair, coat, legs, cut: style }: PersonLook, wave: boolean): Piece[] {
  const arm = wave ? limb([9, -44], [19, -60], [6, 4, -2]) : limb([9, -44], [14, -25], [6, 4, 2])
  const hand: readonly [number, number] = wave ? [20, -62] : [14, -23]
  return [
    [legs, 'M-9 0V-26H-1V0zM1 0V-26H9V0z'],
    ['soil-deep', 'M-12 1q0-4 5-4h6v4zM1 1v-4h6q5 0 5 4z'],
    [coat, limb([-9, -44], [-14, -25], [6, 4, -2]) + arm],
    [skin, disc(-14, -23, 2) + disc(hand[0], hand[1], 2)],
    [coat, 'M-11-21Q-13-46-6-49H6Q13-46 11-21Q0-17-11-21z'],
    [skin, `M-3-46v-6h6v6z${disc(0, -57, 8)}`],
    [hair, HAIR[style]],
  ]
}

/** The same head, a smaller body. */
function child({ skin, hair, coat, legs, cut: style }: PersonLook, wave: boolean): Piece[] {
  const head = 29
  const arm = wave ? limb([6, -22], [14, -34], [5, 3, -2]) : limb([6, -22], [12, -11], [5, 3, 1])
  return [
    [legs, 'M-6 0V-12H-1V0zM1 0V-12H6V0z'],
    ['soil-deep', 'M-8 1q0-3 3-3h4v3zM1 1v-3h4q3 0 3 3z'],
    [coat, limb([-6, -22], [-12, -11], [5, 3, -1]) + arm],
    [coat, 'M-9-9Q-9-24-4-26H4Q9-24 9-9Q0-6-9-9z'],
    [skin, disc(0, -57 + head, 8)],
    [hair, lower(HAIR[style], head)],
  ]
}

/** Moves absolute outlines down; relative ones follow their start. */
function lower(d: string, by: number): string {
  return d.replaceAll(/([MQ])([^a-zA-Z]+)/g, (_, command: string, numbers: string) => {
    const moved = (numbers.match(/-?[\d.]+/g) ?? []).map((value, at) =>
      at % 2 === 0 ? value : String(Math.round((Number(value) + by) * 10) / 10),
    )
    return command + moved.join(' ')
  })
}

const DOG: readonly Piece[] = [
  ['earth', 'M-17-20q-9-2-9-13q5 6 10 7z'],
  ['earth', 'M-18 0V-15Q-18-24-8-24H8Q14-24 14-16V0H9V-11H-12V0z'],
  ['earth', 'M8-20Q8-36 18-36H24Q31-35 31-30Q30-25 22-25L18-17z'],
  ['trunk', 'M14-36q-5 5-3 13q6-3 8-11z'],
  ['soil-deep', disc(30, -32, 2)],
]
const CAT: readonly Piece[] = [
  ['stone', 'M12-2Q26-4 24-18Q23-24 18-23Q20-10 10-8z'],
  ['stone', 'M-10 0Q-12-20 0-24Q13-20 13 0z'],
  [
    'stone',
    cut([
      [-8, -40],
      [-2, -36],
      [3, -36],
      [9, -40],
      [10, -27],
      [1, -21],
      [-8, -27],
    ]),
  ],
  ['cloud', 'M-5 0Q-5-12 1-15Q7-12 6 0z'],
]
const HEN: readonly Piece[] = [
  ['sand', 'M-14-8Q-20-18-12-22Q-8-14 0-15Q6-17 6-25Q8-31 13-28Q16-14 8-6Q-4 0-14-8z'],
  ['litter', 'M7-30q1-5 3-2q2-4 3 2z'],
  ['gold', 'M14-26l5 2-5 1zM-3-4h2v4h-3zM3-4h2v4H2z'],
]

const PETS = [DOG, CAT, HEN, CAT, DOG, HEN] as const

const placed = (pieces: readonly Piece[], at: Placement): Shape[] =>
  pieces.map(([fill, d]) => ({ d, fill, at }))

export type Member = 'adult' | 'child' | 'pet'

/** The n-th of a household, from nought; each looks different. */
export function member(kind: Member, nth: number, at: Placement): Shape[] {
  if (kind === 'pet') return placed(PETS[nth % PETS.length] ?? DOG, at)
  const looks = kind === 'adult' ? ADULTS : CHILDREN
  const look = looks[nth % looks.length]
  if (!look) return []
  return placed(kind === 'adult' ? adult(look, nth % 4 === 1) : child(look, nth % 3 === 0), at)
}

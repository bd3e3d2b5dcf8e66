import type { Ink } from '../palette.ts'
import { diceFrom, scatter } from '../seeded.ts'
import type { Shape } from '../shape.ts'

type ShoreOptions = {
  readonly seed: string
  /** Grams of plastic funded for removal: the more, the cleaner. */
  readonly plasticGrams: number
  readonly width: number
  readonly height: number
}

/** Pieces lying on an untouched shore. */
export const LITTER_PIECES = 22
const CLEAN_AT_GRAMS = 100_000

/**
 * Pieces still lying there: one fewer with the first grams, none from 100 kg, on a logarithmic scale
 * between: a picture, not a measurement.
 */
export function litterLeft(plasticGrams: number): number {
  if (plasticGrams <= 0) return LITTER_PIECES
  const cleared = Math.log10(1 + plasticGrams / 100) / Math.log10(1 + CLEAN_AT_GRAMS / 100)
  return Math.max(0, Math.floor(LITTER_PIECES * (1 - Math.min(1, cleared))))
}

const PIECES: readonly (readonly [Ink, string])[] = [
  ['litter-pale', 'M-3 0v-11q0-4 2-5v-4h4v4q2 1 2 5v11z'],
  ['litter', 'M-9 0q2-9 8-6q7-3 8 6z'],
  ['litter-pale', 'M-10-2l17-5 2 4-17 5z'],
  ['litter', 'M-4-4h8v4h-8z'],
]

/** Water in the bay and its beach, with what still lies on it. */
export function shore({ seed, plasticGrams, width, height }: ShoreOptions): Shape[] {
  const dice = diceFrom(`${seed}/shore`)
  const [w, h] = [width, height]
  const at = (x: number, y: number) => `${Math.round(x * w)} ${Math.round(y * h)}`
  const shapes: Shape[] = [
    {
      fill: 'water',
      d: `M${at(0.5, 0.71)}Q${at(0.62, 0.665)} ${at(0.75, 0.665)}H${w}V${h}H${at(0.4, 1)}z`,
    },
    {
      fill: 'water-light',
      d: `M${at(0.66, 0.7)}q${at(0.12, -0.018)} ${at(0.25, 0)}q${at(-0.12, 0.012)} ${at(-0.25, 0)}zM${at(0.74, 0.745)}q${at(0.1, -0.016)} ${at(0.2, 0)}q${at(-0.1, 0.012)} ${at(-0.2, 0)}z`,
      opacity: 0.8,
    },
    { fill: 'water-light', d: `M${at(0.34, 1)}Q${at(0.6, 0.765)} ${at(1, 0.815)}V${h}z` },
    { fill: 'sand', d: `M${at(0.36, 1)}Q${at(0.62, 0.785)} ${at(1, 0.838)}V${h}z` },
    {
      fill: 'sand-dark',
      d: `M${at(0.48, 1)}Q${at(0.7, 0.88)} ${at(1, 0.925)}V${h}z`,
      opacity: 0.6,
    },
  ]
  const scale = Math.round(height * 0.22) / 100
  const lines: Shape[][] = [[], [], []]
  const offset = dice()
  for (let index = 0; index < litterLeft(plasticGrams); index += 1) {
    const [fill, d] = PIECES[index % PIECES.length] ?? ['litter', '']
    const across = 0.62 + 0.36 * scatter(index, offset)
    const line = index % lines.length
    const at = { x: Math.round(across * w), y: Math.round(h * (0.885 + 0.045 * line)), scale }
    lines[line]?.push({ d, fill, at, symbol: `litter${index % PIECES.length}` })
  }
  return [...shapes, ...lines.flat()]
}

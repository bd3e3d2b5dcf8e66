import { crown, disc } from '../pen.ts'
import type { Shape } from '../shape.ts'

/** What every small picture stands on. */
export const frame: Shape = {
  d: crown({ x: 160, y: 118, rx: 128, ry: 80, lobes: 13 }),
  fill: 'sky-low',
}
export const ground: Shape = {
  d: 'M36 176q60-20 124-14t124 12q-20 26-124 28T36 176z',
  fill: 'ground-mid',
}
export const front: Shape = {
  d: 'M52 190q50-14 108-10t104 6q-34 18-104 18T52 190z',
  fill: 'ground-near',
}
export const sun = (x: number, y: number): Shape => ({ d: disc(x, y, 19), fill: 'sun' })

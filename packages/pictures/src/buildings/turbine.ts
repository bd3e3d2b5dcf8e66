import { disc, limb } from '../pen.ts'
import type { Shape } from '../shape.ts'

type TurbineStanding = {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly turn: number
}

/** A wind turbine: where its foot stands, how tall it is, and how far its blades have turned (radians). */
export function turbine({ x, y, tall, turn }: TurbineStanding): Shape[] {
  const top = y - tall
  const reach = tall * 0.46
  const blades = [0, 1, 2].map((k) => {
    const angle = turn + (k * 2 * Math.PI) / 3
    return limb([x, top], [x + Math.cos(angle) * reach, top + Math.sin(angle) * reach], [5, 1, 2])
  })
  return [
    { d: limb([x, y], [x, top], [6, 3, 0]), fill: 'cloud' },
    { d: blades.join(''), fill: 'cloud' },
    { d: disc(x, top, 3.4), fill: 'stone' },
  ]
}

import { house } from '../buildings/house.ts'
import { workshop } from '../buildings/workshop.ts'
import { plant } from '../nature/trees.ts'
import { member } from '../people.ts'
import type { Shape } from '../shape.ts'
import { frame, front, ground, sun } from './spot-parts.ts'

/** A family before its house. */
export function home(): Shape[] {
  return [
    frame,
    sun(238, 78),
    ground,
    ...house('summer', { x: 116, y: 180, scale: 0.86 }),
    front,
    ...member('adult', 1, { x: 190, y: 192, scale: 0.82 }),
    ...member('adult', 0, { x: 224, y: 194, scale: 0.82 }),
    ...member('child', 0, { x: 207, y: 202, scale: 0.82 }),
    ...member('pet', 1, { x: 164, y: 203, scale: 0.6 }),
    ...plant('frond', { x: 254, y: 200, scale: 0.7 }),
  ]
}

/** Those who work together, before where they work. */
export function team(): Shape[] {
  return [
    frame,
    sun(84, 74),
    ground,
    ...workshop({ x: 160, y: 180, scale: 0.86 }),
    front,
    ...[2, 5, 0, 6].flatMap((nth, k) =>
      member('adult', nth, { x: 94 + k * 45, y: 196 + (k % 2) * 5, scale: 0.84 }),
    ),
    ...plant('frond', { x: 268, y: 198, scale: 0.7 }),
  ]
}

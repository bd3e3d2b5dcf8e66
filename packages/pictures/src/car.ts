import type { Ink } from './palette.ts'
import { disc } from './pen.ts'
import type { Placement, Shape } from './shape.ts'

/** A small car of 62 by 38 from (0, 0) to the right and down, driving to the right. */
export function car(at: Placement, paint: Ink = 'bloom'): Shape[] {
  return [
    { d: 'M4 33v-7q0-5 6-6l5-1 6-8q2-2 5-2h12q3 0 5 2l7 8 7 2q5 1 5 6v6z', fill: paint, at },
    { d: 'M18 19l4-6q1-1 2-1h5v7zm14-7h4q1 0 2 1l5 6H32z', fill: 'cloud', at },
    { d: `${disc(16, 33, 5)}${disc(46, 33, 5)}`, fill: 'soil-deep', at },
    { d: `${disc(16, 33, 2)}${disc(46, 33, 2)}`, fill: 'cloud', at },
  ]
}

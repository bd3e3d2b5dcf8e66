import type { Shape } from '../shape.ts'
import { farLand, MEADOW, nearLand } from './land.ts'
import { advice, claims, home, team } from './subjects-of-people.ts'
import { months, road, stall, wind, works } from './subjects-of-work.ts'

const BANNER_SUBJECTS = { advice, claims, home, months, road, stall, team, wind, works } as const

export type Banner = keyof typeof BANNER_SUBJECTS

export const BANNERS = Object.keys(BANNER_SUBJECTS) as Banner[]

const drawn = new Map<Banner, readonly Shape[]>()

/** A landscape as wide as a page with one subject at its right; words stand in the sky at its left. */
export function banner(subject: Banner): readonly Shape[] {
  const known = drawn.get(subject)
  if (known) return known
  const shapes = [...farLand(subject), MEADOW, ...BANNER_SUBJECTS[subject](), ...nearLand()]
  drawn.set(subject, shapes)
  return shapes
}

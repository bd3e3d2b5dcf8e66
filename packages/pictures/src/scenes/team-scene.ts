import { workshop } from '../buildings/workshop.ts'
import type { Season } from '../nature/place.ts'
import { member } from '../people.ts'
import type { Layer } from './growing-scene.ts'
import { HOUSEHOLD, landAtHome } from './household-scene.ts'

/** So many people let the next one appear; the last ones are for all the others. */
const HEADS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 15, 25, 50, 100] as const
const IN_A_ROW = 7
/** Nobody stands beside someone who looks the same. */
const LOOKS = [0, 1, 2, 3, 4, 5, 6, 3, 4, 5, 7, 0, 1] as const

/** Where people work, and those who work there, one layer each. */
export function teamScene(season: Season): readonly Layer[] {
  return [
    {
      since: null,
      shapes: [...landAtHome(season), ...workshop({ x: 112, y: 178, scale: 1 })],
    },
    ...HEADS.map((from, nth) => {
      const row = nth < IN_A_ROW ? 0 : 1
      const x = 224 + (nth - row * IN_A_ROW) * 60 + row * 28
      const at = { x, y: 180 + row * 16, scale: 0.96 + row * 0.08 }
      return { since: { of: 'people', from }, shapes: member('adult', LOOKS[nth] ?? 0, at) }
    }),
  ]
}

export const TEAM = HOUSEHOLD

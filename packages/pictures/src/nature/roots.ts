import { limb, ridge } from '../pen.ts'
import { diceFrom, scatter } from '../seeded.ts'
import type { Shape } from '../shape.ts'
import { plant } from './trees.ts'

type RootsOptions = { readonly seed: string; readonly width: number; readonly height: number }

/** The edge of the ground: plants above, soil and roots below, down to a plain deep band. */
export function roots({ seed, width, height }: RootsOptions): Shape[] {
  const dice = diceFrom(`${seed}/roots`)
  const top = height * 0.45
  const turf = { width, y: top, bottom: height, rise: height * 0.09, waves: 4, shift: 2 }
  const shapes: Shape[] = []
  const kinds = ['frond', 'sapling', 'shrub', 'frond', 'toadstool'] as const
  for (let index = 0; index < 26; index += 1) {
    const kind = kinds[Math.floor(dice() * kinds.length)] ?? 'frond'
    const x = Math.round(width * scatter(index, 0.3))
    shapes.push(
      ...plant(kind, { x, y: Math.round(top + 5), scale: kind === 'sapling' ? 0.9 : 0.7 }),
    )
  }
  shapes.push({ d: ridge(turf), fill: 'leaf-dark' })
  shapes.push({ d: ridge({ ...turf, y: top + height * 0.08, shift: 2.4 }), fill: 'soil' })
  for (let index = 0; index < 20; index += 1) {
    const x = width * scatter(index, 0.17)
    const reach = (dice() - 0.5) * 90
    const depth = height * (0.25 + dice() * 0.2)
    const from = [x, top + height * 0.1] as const
    shapes.push({
      d: limb(from, [x + reach, top + depth], [5, 1, reach * 0.25]),
      fill: 'root',
      opacity: 0.8,
    })
  }
  shapes.push({
    d: ridge({ ...turf, y: height * 0.86, rise: height * 0.1, waves: 3, shift: 5 }),
    fill: 'soil-deep',
  })
  return shapes
}

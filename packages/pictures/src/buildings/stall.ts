import { plant } from '../nature/trees.ts'
import type { Placement, Shape } from '../shape.ts'

/** The stall of a market with its awning, a parcel on its counter. */
export function marketStall(at: Placement = { x: 0, y: 0, scale: 1 }): Shape[] {
  const stripes = [0, 1, 2, 3, 4, 5]
  const scallop = (k: number) => `M${100 + k * 20} 96h20v14q-2 9-10 9t-10-9z`
  const shapes: Shape[] = [
    { d: 'M106 112h6v76h-6zm102 0h6v76h-6z', fill: 'trunk' },
    { d: 'M112 72h96l12 24H100z', fill: 'bloom' },
    { d: 'M128 72h16l-4 24h-20zm32 0h16l4 24h-20zm32 0h16l12 24h-20z', fill: 'cloud' },
    {
      d: stripes
        .filter((k) => k % 2 === 0)
        .map(scallop)
        .join(''),
      fill: 'bloom',
    },
    {
      d: stripes
        .filter((k) => k % 2 === 1)
        .map(scallop)
        .join(''),
      fill: 'cloud',
    },
    { d: 'M104 154h112v34q-56 6-112 0z', fill: 'sand' },
    { d: 'M100 150h120v9H100z', fill: 'trunk' },
    { d: 'M126 130h30v20h-30z', fill: 'sand-dark' },
    { d: 'M138 130h6v20h-6z', fill: 'cloud' },
    { d: 'M176 140h22l-3 10h-16z', fill: 'root' },
  ]
  const pot = { x: at.x + 187 * at.scale, y: at.y + 141 * at.scale, scale: 0.75 * at.scale }
  return [...shapes.map((shape) => ({ ...shape, at })), ...plant('sapling', pot)]
}

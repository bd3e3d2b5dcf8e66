import { turbine } from '../buildings/turbine.ts'
import { plant } from '../nature/trees.ts'
import { disc } from '../pen.ts'
import type { Shape } from '../shape.ts'
import { frame, front, ground, sun } from './spot-parts.ts'

/** Turbines on a hill, and the line that takes their power to a house. */
export function wind(): Shape[] {
  return [
    frame,
    sun(92, 82),
    { d: 'M70 172q60-34 120-24t70 22q-40 14-100 14T70 172z', fill: 'hill-mid' },
    ...turbine({ x: 138, y: 154, tall: 86, turn: 0.5 }),
    ...turbine({ x: 188, y: 154, tall: 66, turn: 1.2 }),
    ground,
    ...plant('spruce', { x: 72, y: 178, scale: 0.8 }),
    { d: 'M214 150h36v32h-36z', fill: 'sand' },
    { d: 'M208 152l24-20 24 20z', fill: 'bloom' },
    { d: 'M222 160h8v8h-8zm12 0h8v8h-8z', fill: 'sun' },
    front,
    ...plant('frond', { x: 112, y: 198, scale: 0.8 }),
    ...plant('shrub', { x: 262, y: 190, scale: 0.7 }),
  ]
}

/** A page of a register: lines with numbers, one of them marked and sealed. */
export function register(): Shape[] {
  const lines = [96, 110, 138, 152]
  return [
    frame,
    ground,
    ...plant('birch', { x: 84, y: 178, scale: 0.85 }),
    ...plant('spruce', { x: 246, y: 178, scale: 0.75 }),
    { d: 'M112 72h92l14 14v96q-53 8-106 0z', fill: 'cloud' },
    { d: 'M204 72l14 14h-14z', fill: 'sand-dark' },
    { d: lines.map((y) => `M124 ${y}h22v5h-22zm30 0h48v5h-48z`).join(''), fill: 'sand' },
    { d: 'M118 121h94v11h-94z', fill: 'leaf-pale' },
    { d: 'M124 124h22v5h-22zm30 0h48v5h-48z', fill: 'leaf-dark' },
    { d: disc(196, 168, 11), fill: 'bloom' },
    { d: 'M190 168l4 4 8-8 2 2-10 10-6-6z', fill: 'cloud' },
    front,
    ...plant('frond', { x: 232, y: 198, scale: 0.8 }),
    ...plant('toadstool', { x: 104, y: 198, scale: 0.8 }),
  ]
}

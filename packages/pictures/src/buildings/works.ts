import { plant } from '../nature/trees.ts'
import { crown, cut, disc, limb } from '../pen.ts'
import type { Shape } from '../shape.ts'

/**
 * A company as its footprint is: the chimney above ground, the wire that comes in, and beneath the
 * ground, by far the largest part, what it buys and what it sells. On a field of 320 by 220.
 */
export function works(): readonly Shape[] {
  return [
    { d: crown({ x: 160, y: 104, rx: 136, ry: 84, lobes: 13 }), fill: 'sky-low' },
    { d: disc(244, 62, 17), fill: 'sun' },
    { d: crown({ x: 118, y: 40, rx: 30, ry: 11, lobes: 7 }), fill: 'haze' },
    { d: crown({ x: 146, y: 52, rx: 17, ry: 8, lobes: 6 }), fill: 'haze' },
    { d: 'M30 124q66-16 130-10t130 8q-8 60-64 78-66 20-132 0-56-18-64-76z', fill: 'soil' },
    { d: 'M44 158q60-10 116-6t116 4q-12 34-50 46-66 20-132 0-38-12-50-44z', fill: 'soil-deep' },
    ...roots(),
    ...building(),
    ...pylon(),
    { d: 'M30 124q66-20 130-14t130 12q-62 4-130 2T30 124z', fill: 'ground-near' },
    ...plant('spruce', { x: 62, y: 124, scale: 0.62 }),
    ...plant('oak', { x: 272, y: 124, scale: 0.55 }),
    ...plant('frond', { x: 92, y: 126, scale: 0.5 }),
    ...plant('shrub', { x: 214, y: 125, scale: 0.55 }),
  ]
}

function building(): Shape[] {
  return [
    { d: 'M106 76h9v46h-9z', fill: 'trunk' },
    {
      d: cut([
        [100, 120],
        [100, 92],
        [124, 80],
        [124, 92],
        [148, 80],
        [148, 92],
        [172, 80],
        [172, 120],
      ]),
      fill: 'cloud',
    },
    {
      d: 'M124 80v12l24-12v12l24-12v6l-24 12v-12l-24 12v-12l-24 12v-6z',
      fill: 'bloom',
    },
    { d: 'M108 102h11v8h-11zM127 102h11v8h-11z', fill: 'water-light' },
    { d: 'M150 102h14v18h-14z', fill: 'leaf-dark' },
  ]
}

function pylon(): Shape[] {
  return [
    {
      d: `${limb([208, 122], [213, 72], [2, 1, 0])}${limb([220, 122], [215, 72], [2, 1, 0])}`,
      fill: 'stone',
    },
    {
      d: `${limb([203, 82], [225, 82], [2, 2, 0])}${limb([206, 92], [222, 92], [2, 2, 0])}`,
      fill: 'stone',
    },
    { d: limb([172, 92], [204, 83], [1, 1, 4]), fill: 'stone' },
  ]
}

/** What the company reaches through others. */
function roots(): Shape[] {
  const from: [number, number] = [140, 124]
  const ends: readonly [number, number, number][] = [
    [70, 150, -8],
    [58, 178, -14],
    [104, 190, -6],
    [144, 200, 4],
    [186, 190, 8],
    [232, 178, 14],
    [256, 150, 8],
  ]
  return [
    { d: ends.map(([x, y, bend]) => limb(from, [x, y], [7, 2, bend])).join(''), fill: 'root' },
    { d: ends.map(([x, y], at) => disc(x, y, at % 2 ? 6 : 8)).join(''), fill: 'leaf-pale' },
    { d: ends.map(([x, y], at) => disc(x, y, at % 2 ? 2.5 : 3.5)).join(''), fill: 'leaf-dark' },
  ]
}

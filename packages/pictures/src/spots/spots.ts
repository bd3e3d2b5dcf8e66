import { marketStall } from '../buildings/stall.ts'
import { car } from '../car.ts'
import { plant } from '../nature/trees.ts'
import { crown, cut, disc, limb } from '../pen.ts'
import type { Shape } from '../shape.ts'
import { register, wind } from './article-spots.ts'
import { home, team } from './people-spots.ts'
import { frame, front, ground, sun } from './spot-parts.ts'

export const SPOT_WIDTH = 320
export const SPOT_HEIGHT = 220

export const SPOTS = [
  'clearing',
  'storm',
  'seed',
  'grove',
  'letter',
  'search',
  'road',
  'gift',
  'stall',
  'wind',
  'register',
  'home',
  'team',
  'target',
] as const
export type Spot = (typeof SPOTS)[number]

function clearing(): Shape[] {
  return [
    frame,
    sun(214, 84),
    ground,
    ...plant('spruce', { x: 84, y: 178, scale: 0.9 }),
    ...plant('birch', { x: 112, y: 180, scale: 0.7 }),
    ...plant('oak', { x: 246, y: 180, scale: 0.85 }),
    front,
    { d: 'M148 188l3-10h22l3 10z', fill: 'trunk' },
    { d: 'M149 179q13-7 26 0q-13 6-26 0z', fill: 'root' },
    { d: 'M156 179q6-3 12 0q-6 3-12 0z', fill: 'birch' },
    ...plant('sapling', { x: 172, y: 180, scale: 0.5 }),
    ...plant('frond', { x: 122, y: 196, scale: 0.6 }),
    ...plant('toadstool', { x: 204, y: 194, scale: 0.9 }),
  ]
}

function storm(): Shape[] {
  const rain = [110, 138, 166, 194, 222].map((x, k) =>
    limb([x, 116 + (k % 2) * 8], [x - 9, 142 + (k % 2) * 8], [3, 1, 0]),
  )
  return [
    frame,
    ground,
    ...plant('spruce', { x: 96, y: 180, scale: 0.72 }),
    ...plant('oak', { x: 226, y: 182, scale: 0.7 }),
    { d: crown({ x: 166, y: 84, rx: 66, ry: 19, lobes: 9 }), fill: 'hill-far' },
    { d: crown({ x: 150, y: 72, rx: 40, ry: 17, lobes: 8, turn: 0.4 }), fill: 'cloud' },
    { d: rain.join(''), fill: 'water' },
    front,
    ...plant('sapling', { x: 160, y: 192, scale: 1 }),
  ]
}

function seed(): Shape[] {
  return [
    frame,
    sun(224, 80),
    { d: 'M34 150q60-10 126-6t126 4q-10 54-126 56T34 150z', fill: 'soil' },
    { d: 'M34 150q60-16 126-12t126 10q-60 4-126 2T34 150z', fill: 'ground-near' },
    { d: 'M150 176q10-14 22-2q4 12-10 12q-10 0-12-10z', fill: 'sand-dark' },
    { d: limb([161, 168], [162, 140], [4, 3, 3]), fill: 'leaf-pale' },
    {
      d: `${limb([160, 184], [146, 198], [3, 1, 3])}${limb([164, 184], [178, 197], [3, 1, -3])}`,
      fill: 'root',
    },
    ...plant('sapling', { x: 162, y: 143, scale: 1.1 }),
  ]
}

function grove(): Shape[] {
  return [
    frame,
    sun(160, 74),
    ground,
    ...plant('spruce', { x: 78, y: 178, scale: 0.85 }),
    ...plant('birch', { x: 206, y: 178, scale: 0.85 }),
    ...plant('oak', { x: 124, y: 182, scale: 1.05 }),
    ...plant('spruce', { x: 246, y: 180, scale: 0.95 }),
    front,
    ...plant('frond', { x: 170, y: 198, scale: 0.8 }),
    ...plant('shrub', { x: 216, y: 196, scale: 0.8 }),
  ]
}

function letter(): Shape[] {
  return [
    frame,
    ground,
    ...plant('birch', { x: 88, y: 178, scale: 0.8 }),
    {
      d: cut([
        [112, 110],
        [212, 110],
        [212, 176],
        [112, 176],
      ]),
      fill: 'cloud',
    },
    {
      d: cut([
        [112, 110],
        [162, 150],
        [212, 110],
      ]),
      fill: 'sand',
    },
    { d: 'M152 146q10-12 20 0q0 11-10 12q-10-1-10-12z', fill: 'bloom' },
    front,
    ...plant('frond', { x: 226, y: 196, scale: 0.9 }),
  ]
}

function search(): Shape[] {
  return [
    frame,
    ground,
    ...plant('spruce', { x: 90, y: 178, scale: 0.8 }),
    front,
    { d: `${limb([196, 150], [226, 186], [13, 9, 0])}`, fill: 'trunk' },
    { d: disc(168, 120, 44), fill: 'root' },
    { d: disc(168, 120, 36), fill: 'cloud' },
    ...plant('sapling', { x: 167, y: 146, scale: 1 }),
  ]
}

function road(): Shape[] {
  return [
    frame,
    sun(92, 82),
    ground,
    ...plant('spruce', { x: 224, y: 172, scale: 0.9 }),
    ...plant('birch', { x: 254, y: 174, scale: 0.62 }),
    ...plant('oak', { x: 74, y: 170, scale: 0.7 }),
    { d: 'M40 172q60-8 120-6t120 8q-4 16-10 20q-50-8-110-8t-112 6q-6-8-8-20z', fill: 'stone' },
    {
      d: 'M70 181q14-2 28-2v3q-14 0-28 2zm54-3h30v3h-30zm56 0q16 0 30 2v3q-14-2-30-2z',
      fill: 'sand',
    },
    ...car({ x: 118, y: 128, scale: 1.35 }),
    ...plant('frond', { x: 92, y: 202, scale: 0.7 }),
    ...plant('toadstool', { x: 206, y: 204, scale: 0.9 }),
  ]
}

function gift(): Shape[] {
  const ribbon = cut([
    [152, 116],
    [168, 116],
    [168, 190],
    [152, 190],
  ])
  return [
    frame,
    sun(226, 82),
    ground,
    ...plant('spruce', { x: 80, y: 178, scale: 0.8 }),
    ...plant('birch', { x: 250, y: 176, scale: 0.7 }),
    { d: 'M112 118h96l-4 72q-44 4-88 0z', fill: 'sand' },
    { d: 'M106 106h108v16h-108z', fill: 'sand-dark' },
    { d: ribbon, fill: 'bloom' },
    { d: 'M152 106h16v16h-16z', fill: 'bloom' },
    {
      d: 'M158 106q-34-4-36-20q4-14 22-4q12 8 14 24zm4 0q34-4 36-20q-4-14-22-4q-12 8-14 24z',
      fill: 'bloom',
    },
    ...plant('sapling', { x: 160, y: 108, scale: 1.05 }),
    front,
    ...plant('frond', { x: 104, y: 200, scale: 0.7 }),
    ...plant('toadstool', { x: 222, y: 198, scale: 0.9 }),
  ]
}

/** A market stall: a parcel on its counter, and what grows from it. */
function stall(): Shape[] {
  return [
    frame,
    sun(232, 78),
    ground,
    ...plant('spruce', { x: 72, y: 178, scale: 0.85 }),
    ...plant('birch', { x: 252, y: 178, scale: 0.75 }),
    ...marketStall(),
    front,
    ...plant('frond', { x: 92, y: 200, scale: 0.7 }),
    ...plant('toadstool', { x: 232, y: 197, scale: 0.9 }),
  ]
}

/** Chimneys that grow shorter and smoke less, down to a flag among trees. */
function target(): Shape[] {
  const chimney = (x: number, top: number) => `M${x} ${top}h18l3 ${182 - top}h-24z`
  const smoke = (x: number, y: number, size: number) => ({
    d: crown({ x, y, rx: 20 * size, ry: 11 * size, lobes: 8, turn: size }),
    fill: 'haze' as const,
  })
  return [
    frame,
    sun(250, 80),
    ground,
    smoke(82, 84, 1.1),
    smoke(122, 110, 0.8),
    smoke(161, 134, 0.5),
    { d: `${chimney(70, 102)}${chimney(112, 126)}${chimney(154, 146)}`, fill: 'earth' },
    { d: 'M69 108h20v5h-20zm42 24h20v5h-20zm42 20h20v5h-20z', fill: 'birch' },
    { d: limb([206, 182], [206, 104], [4, 3, 0]), fill: 'trunk' },
    { d: 'M208 104q14-6 26 1t24 1l-6 11l6 11q-12 5-24-2t-26 0z', fill: 'bloom' },
    ...plant('spruce', { x: 256, y: 180, scale: 0.8 }),
    front,
    ...plant('sapling', { x: 226, y: 192, scale: 0.9 }),
    ...plant('frond', { x: 100, y: 200, scale: 0.7 }),
  ]
}

const DRAWN: Readonly<Record<Spot, readonly Shape[]>> = {
  clearing: clearing(),
  storm: storm(),
  seed: seed(),
  grove: grove(),
  letter: letter(),
  search: search(),
  road: road(),
  gift: gift(),
  stall: stall(),
  wind: wind(),
  register: register(),
  home: home(),
  team: team(),
  target: target(),
}

/** A small picture on a field of 320 by 220 for moments with nothing else to show. */
export function spot(name: Spot): readonly Shape[] {
  return DRAWN[name]
}

import { air } from '../nature/sky.ts'
import { plant } from '../nature/trees.ts'
import type { Shape } from '../shape.ts'

/** Wide enough for a whole page; its left half stays low, so that words can stand in the sky above it. */
export const BANNER = { width: 1440, height: 520 } as const

/** How much of its height the land takes where words stand over it. */
export const LOW_SHARE = 0.3

/** Sky, hills that rise to the right, and a distant line of trees. */
export function farLand(seed: string): Shape[] {
  return [
    ...air({ seed, co2eGrams: 0, ...BANNER }),
    { d: 'M0 396Q300 366 640 384T1440 292V520H0z', fill: 'hill-far' },
    { d: 'M0 412Q340 384 700 402T1440 340V520H0z', fill: 'hill-mid' },
    ...distantTrees(),
    { d: 'M0 436Q380 404 800 420T1440 386V520H0z', fill: 'ground-far' },
  ]
}

const DISTANT = [
  [60, 428, 0.34],
  [96, 426, 0.42],
  [132, 424, 0.3],
  [330, 414, 0.36],
  [372, 412, 0.44],
  [560, 412, 0.32],
  [598, 412, 0.4],
  [636, 414, 0.34],
  [770, 418, 0.5],
] as const

const distantTrees = (): Shape[] =>
  DISTANT.flatMap(([x, y, scale], nth) => plant(nth % 3 === 1 ? 'oak' : 'spruce', { x, y, scale }))

/** What stands at the front edge, before everything else. */
export function nearLand(): Shape[] {
  return [
    { d: 'M0 480Q260 450 560 478T1080 486T1440 470V520H0z', fill: 'ground-near' },
    ...plant('frond', { x: 92, y: 508, scale: 1 }),
    ...plant('frond', { x: 470, y: 512, scale: 0.9 }),
    ...plant('toadstool', { x: 508, y: 512, scale: 1.1 }),
    ...plant('shrub', { x: 760, y: 512, scale: 1.1 }),
    ...plant('frond', { x: 1392, y: 508, scale: 1.2 }),
  ]
}

/** The meadow that the subject of a banner stands on. */
export const MEADOW: Shape = {
  d: 'M0 462Q320 428 700 452T1440 430V520H0z',
  fill: 'ground-mid',
}

/** Trees at both sides of the subject, so that it stands in a clearing. */
export const clearing = (): Shape[] => [
  ...plant('spruce', { x: 850, y: 438, scale: 1.25 }),
  ...plant('birch', { x: 900, y: 440, scale: 1.05 }),
  ...plant('oak', { x: 1330, y: 436, scale: 1.7 }),
  ...plant('spruce', { x: 1404, y: 440, scale: 2 }),
]

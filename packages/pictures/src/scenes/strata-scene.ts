import { plant } from '../nature/trees.ts'
import type { Ink } from '../palette.ts'
import { disc, limb, ridge } from '../pen.ts'
import type { Shape } from '../shape.ts'

export const STRATA = { width: 400, height: 1040 } as const
const { width, height } = STRATA
const GROUND = 520

/** A tree from its crown to its roots: beneath the promise, the lines of the ledger, and its seal. */
export function strataScene(): readonly Shape[] {
  return [
    { d: `M0 0H${width}V${height}H0z`, fill: 'sky-mid' },
    band(150, 'sky-low', 0.8),
    { d: disc(322, 92, 66), fill: 'sun', opacity: 0.22 },
    { d: disc(322, 92, 36), fill: 'sun' },
    band(GROUND - 96, 'hill-far'),
    band(GROUND - 58, 'hill-mid'),
    ...plant('spruce', { x: 44, y: GROUND - 20, scale: 1.3 }),
    ...plant('spruce', { x: 366, y: GROUND - 24, scale: 1.7 }),
    band(GROUND - 24, 'ground-mid'),
    ...plant('oak', { x: 200, y: GROUND + 6, scale: 3.7 }),
    ...understorey(),
    band(GROUND, 'ground-near'),
    band(GROUND + 26, 'soil'),
    ...rootsBelow(),
    band(GROUND + 250, 'soil-deep'),
    ...lines(),
  ]
}

const band = (y: number, fill: Ink, opacity?: number): Shape => ({
  d: ridge({ width, y, bottom: height, rise: 16, waves: 2, shift: y }),
  fill,
  ...(opacity ? { opacity } : {}),
})

const understorey = (): Shape[] => [
  ...plant('shrub', { x: 96, y: GROUND + 8, scale: 1.6 }),
  ...plant('sapling', { x: 292, y: GROUND + 8, scale: 1.3 }),
  ...plant('sapling', { x: 52, y: GROUND + 10, scale: 0.9 }),
  ...plant('frond', { x: 146, y: GROUND + 10, scale: 1.1 }),
  ...plant('frond', { x: 338, y: GROUND + 10, scale: 1.3 }),
  ...plant('toadstool', { x: 256, y: GROUND + 10, scale: 1.6 }),
]

const REACH = [
  [70, 690, -26],
  [136, 742, -18],
  [196, 772, 6],
  [262, 736, 20],
  [338, 684, 28],
] as const

const rootsBelow = (): Shape[] => [
  {
    d: REACH.map(([x, y, bend]) => limb([200, GROUND + 20], [x, y], [22, 3, bend])).join(''),
    fill: 'root',
  },
  {
    d: REACH.map(([x, y, bend]) =>
      limb([(200 + x) / 2, (GROUND + y) / 2 + 10], [x + bend, y - 34], [7, 2, bend / 2]),
    ).join(''),
    fill: 'root',
  },
]

const ENTRIES = 7
const LINE_STEP = 26

/** Entries of a ledger in the deepest layer, one marked and sealed. */
function lines(): Shape[] {
  const y = (line: number) => GROUND + 318 + line * LINE_STEP
  const all = Array.from({ length: ENTRIES }, (_, line) => line)
  const marked = 4
  return [
    { d: `M44 ${y(marked) - 8}H356v22H44z`, fill: 'leaf-dark' },
    {
      d: all
        .map((line) => `M60 ${y(line)}h34v6h-34zm52 0h${90 + ((line * 37) % 60)}v6H112z`)
        .join(''),
      fill: 'sand-dark',
    },
    { d: disc(330, y(marked) + 3, 17), fill: 'bloom' },
    { d: `M321 ${y(marked) + 2}l6 7 12-13 3 3-15 16-9-10z`, fill: 'cloud' },
  ]
}

import { crown, disc, ridge, sheet } from '../pen.ts'
import { type Dice, diceFrom } from '../seeded.ts'
import type { Shape } from '../shape.ts'

type SkyOptions = {
  readonly seed: string
  /** Grams of CO2e funded: the more, the clearer. */
  readonly co2eGrams: number
  readonly width: number
  readonly height: number
}

const CLEAR_AT_GRAMS = 20_000_000

/**
 * 0 (murky) to 1 (clear), on a logarithmic scale from 1 kg to 20 tonnes: a picture, not a
 * measurement.
 */
export function clearness(co2eGrams: number): number {
  if (co2eGrams <= 0) return 0
  const share = Math.log10(1 + co2eGrams / 1_000) / Math.log10(1 + CLEAR_AT_GRAMS / 1_000)
  return Math.min(1, share)
}

function cloud(x: number, y: number, size: number): Shape {
  const d = `${crown({ x, y, rx: size, ry: size * 0.2, lobes: 9 })}${crown({ x: x - size * 0.2, y: y - size * 0.16, rx: size * 0.45, ry: size * 0.2, lobes: 7, turn: 0.4 })}`
  return { d, fill: 'cloud', opacity: 0.85 }
}

/** Sky, sun and clouds. */
export function air({ seed, width, height }: SkyOptions): Shape[] {
  return aboveHills({ width, height }, diceFrom(`${seed}/sky`))
}

function aboveHills({ width, height }: Pick<SkyOptions, 'width' | 'height'>, dice: Dice): Shape[] {
  const [sunX, sunY] = [width * (0.8 + dice() * 0.06), height * 0.27]
  const sun = Math.min(width, height) * 0.085
  const band = (y: number, shift: number) =>
    ridge({ width, y: y * height, bottom: height, rise: height * 0.05, waves: 2, shift })
  return [
    { d: sheet(width, height), fill: 'sky-high' },
    { d: band(0.2, 1), fill: 'sky-mid', opacity: 0.7 },
    { d: disc(sunX, sunY, sun * 2.1), fill: 'sun', opacity: 0.18 },
    { d: disc(sunX, sunY, sun * 1.5), fill: 'sun', opacity: 0.22 },
    { d: disc(sunX, sunY, sun), fill: 'sun' },
    { d: band(0.37, 3), fill: 'sky-low', opacity: 0.65 },
    cloud(width * (0.02 + dice() * 0.05), height * 0.34, width * 0.05),
    cloud(width * (0.56 + dice() * 0.1), height * 0.36, width * 0.04),
    cloud(width * (0.88 + dice() * 0.06), height * 0.32, width * 0.05),
  ]
}

/** The murk before everything far away; none once the sky is clear. */
export function haze({ co2eGrams, width, height }: SkyOptions): Shape[] {
  const murk = 1 - clearness(co2eGrams)
  if (murk <= 0.02) return []
  return [{ d: sheet(width, height), fill: 'haze', opacity: Math.round(murk * 38) / 100 }]
}

/** Sky, sun, cloud and far hills. It lightens as CO2e is funded. */
export function sky(options: SkyOptions): Shape[] {
  const { seed, width, height } = options
  const dice = diceFrom(`${seed}/sky`)
  const hill = (y: number, rise: number, waves: number) =>
    ridge({
      width,
      y: height * y,
      bottom: height,
      rise: height * rise,
      waves,
      shift: dice() * 6,
    })
  return [
    ...aboveHills(options, dice),
    { d: hill(0.5, 0.12, 2), fill: 'hill-far' },
    { d: hill(0.55, 0.07, 3), fill: 'hill-mid' },
    ...haze(options),
  ]
}

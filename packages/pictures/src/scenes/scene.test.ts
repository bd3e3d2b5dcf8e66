import { describe, expect, test } from 'vitest'
import { roots } from '../nature/roots.ts'
import { LITTER_PIECES, litterLeft } from '../nature/shore.ts'
import { clearness } from '../nature/sky.ts'
import { DAYLIGHT } from '../palette.ts'
import { toSvg } from '../shape.ts'
import { SPOT_HEIGHT, SPOT_WIDTH, SPOTS, spot } from '../spots/spots.ts'
import { scene } from './scene.ts'

describe('what was funded shows', () => {
  test('the shore clears as plastic leaves, from full to none', () => {
    const left = [0, 100, 1_000, 10_000, 100_000, 1e9].map(litterLeft)
    expect(left[0]).toBe(LITTER_PIECES)
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(litterLeft(100)).toBeLessThan(LITTER_PIECES)
    expect(litterLeft(100_000)).toBe(0)
  })

  test('the sky lightens with CO2e, from murky to clear', () => {
    const clear = [0, 1_000, 100_000, 5_000_000, 20_000_000, 1e12].map(clearness)
    expect(clear).toEqual(clear.toSorted((a, b) => a - b))
    expect([clear[0], clear.at(-1)]).toEqual([0, 1])
  })
})

const options = { seed: 's', trees: 150, co2eGrams: 5e6, plasticGrams: 0, width: 1440, height: 900 }

describe('every picture', () => {
  const pictures = [
    { name: 'a full scene', shapes: scene(options).shapes, width: 1440, height: 900 },
    {
      name: 'roots',
      shapes: roots({ seed: 'r', width: 1440, height: 120 }),
      width: 1440,
      height: 120,
    },
    ...SPOTS.map((name) => ({ name, shapes: spot(name), width: SPOT_WIDTH, height: SPOT_HEIGHT })),
  ]
  test.each(pictures)(
    '$name stays under 10 kB and uses inks we have',
    ({ shapes, width, height }) => {
      const svg = toSvg(shapes, { title: 'A & B <c>', width, height })
      expect(svg.length).toBeLessThan(10_000)
      expect(svg).not.toContain('NaN')
      expect(svg).toContain('<title>A &amp; B &lt;c></title>')
      for (const { fill } of shapes) expect(DAYLIGHT).toHaveProperty(fill)
    },
  )
})

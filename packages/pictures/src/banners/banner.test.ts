import { expect, test } from 'vitest'
import { DAYLIGHT } from '../palette.ts'
import { toSvg } from '../shape.ts'
import { BANNERS, banner } from './banner.ts'
import { BANNER } from './land.ts'

test.each(BANNERS)('the landscape "%s" is light to load and uses inks we have', (subject) => {
  const shapes = banner(subject)
  const svg = toSvg(shapes, { title: subject, ...BANNER })
  expect(svg.length).toBeLessThan(12_500)
  expect(svg).not.toMatch(/NaN|undefined/)
  for (const { fill } of shapes) expect(DAYLIGHT).toHaveProperty(fill)
})

test('each page has a landscape of its own', () => {
  const drawn = BANNERS.map((subject) => JSON.stringify(banner(subject)))
  expect(new Set(drawn).size).toBe(BANNERS.length)
})

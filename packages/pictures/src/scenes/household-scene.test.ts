import { expect, test } from 'vitest'
import { toSvg } from '../shape.ts'
import { HOUSEHOLD, householdScene } from './household-scene.ts'

test.each(['spring', 'summer', 'autumn', 'winter', 'wet', 'dry'] as const)(
  'a home in %s has room for eight grown-ups, eight children and six pets',
  (season) => {
    const layers = householdScene(season)
    const most = (of: string) => layers.filter(({ since }) => since?.of === of).length
    expect([most('adult'), most('child'), most('pet')]).toEqual([8, 8, 6])
    const svg = toSvg(
      layers.flatMap(({ shapes }) => [...shapes]),
      { title: 'Home', ...HOUSEHOLD },
    )
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.length).toBeLessThan(24_000)
  },
)

test('nobody looks like their neighbour', () => {
  const adults = householdScene('summer').filter(({ since }) => since?.of === 'adult')
  const looks = adults.map(({ shapes }) => shapes.map(({ fill, d }) => fill + d).join())
  expect(new Set(looks).size).toBe(adults.length)
})

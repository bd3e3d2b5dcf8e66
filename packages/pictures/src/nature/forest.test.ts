import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Shape, toSvg } from '../shape.ts'
import { forest, MOST_TREES_DRAWN, treesPerDrawing } from './forest.ts'

const SPECIES = ['spruce', 'oak', 'birch']
const draw = (seed: string, trees: number) => forest({ seed, trees, width: 900, height: 600 })

function treesIn(shapes: readonly Shape[]): string[] {
  const stands = shapes
    .filter(({ symbol }) => symbol && SPECIES.includes(symbol))
    .map(({ symbol, at }) => `${symbol}@${at?.x},${at?.y}`)
  return stands.filter((stand, index) => stand !== stands[index - 1])
}

describe('a forest', () => {
  test('is the same for the same seed and another for another', () => {
    expect(draw('a', 40)).toEqual(draw('a', 40))
    expect(draw('a', 40)).not.toEqual(draw('b', 40))
  })

  test('draws each tree funded, up to 150', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(MOST_TREES_DRAWN), (seed, trees) => {
        const drawn = draw(seed, trees)
        expect(drawn.treesPerDrawing).toBe(1)
        expect(drawn.treesDrawn).toBe(trees)
      }),
      { numRuns: 40 },
    )
  })

  test('grows without moving an existing tree', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(148), fc.integer({ min: 1, max: 2 }), (seed, few, more) => {
        const before = treesIn(draw(seed, few).shapes)
        const after = treesIn(draw(seed, few + more).shapes)
        for (const stand of before) expect(after).toContain(stand)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    { trees: 150, each: 1 },
    { trees: 151, each: 2 },
    { trees: 1_000, each: 10 },
    { trees: 1_000_000, each: 10_000 },
  ])('$trees trees: each drawn one stands for $each', ({ trees, each }) => {
    expect(treesPerDrawing(trees)).toBe(each)
    expect(draw('a', trees).treesDrawn).toBeLessThanOrEqual(MOST_TREES_DRAWN)
  })

  test('part of a tree shows as a sapling', () => {
    expect(draw('a', 0.5).shapes.some(({ symbol }) => symbol === 'sapling')).toBe(true)
    expect(draw('a', 0).shapes.some(({ symbol }) => symbol === 'sapling')).toBe(false)
  })

  test.each([0, 1, 30, 150, 1e6])('of %d trees stays under 8 kB on the page', (trees) => {
    const svg = toSvg(draw('size', trees).shapes, { title: 'Forest', width: 900, height: 600 })
    expect(svg.length).toBeLessThan(8_000)
  })
})

import { describe, expect, test } from 'vitest'
import { errorSum, isMaterial, materialityOf, sampleInterval } from './materiality.ts'
import { type SampledLine, SMALLEST_SAMPLE, sampleLines } from './sample-lines.ts'

const TONNE = 1_000_000

test.each([
  ['limited', 12.5],
  ['reasonable', 6.67],
] as const)('400 t of parts have 20 t of materiality, and %s a line each %f t', (level, tonnes) => {
  const materiality = materialityOf(400 * TONNE, 500)
  expect(materiality).toBe(20 * TONNE)
  expect(sampleInterval(materiality, level) / TONNE).toBeCloseTo(tonnes, 2)
})

test('errors are added with their sign, and are material above the materiality alone', () => {
  const errors = [{ grams: 25 }, { grams: -10 }]
  expect(errorSum(errors)).toBe(15)
  expect(isMaterial(errors, 15)).toBe(false)
  expect(isMaterial(errors, 14)).toBe(true)
  expect(isMaterial([{ grams: -16 }], 15)).toBe(true)
})

test('half of the materiality halves the interval', () => {
  expect(materialityOf(400 * TONNE, 250)).toBe(10 * TONNE)
})

/** The same numbers each time, spread over 0 to 1. */
function drawing(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function linesOf(count: number, draw: () => number): SampledLine[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `line-${String(at).padStart(4, '0')}`,
    // Some are a thousand times as large as others, and some are nothing.
    grams: Math.floor(draw() ** 6 * 50 * TONNE),
  }))
}

describe.each([3, 17, 92, 481, 2_026])('of lines drawn by %i, a sample', (seed) => {
  const draw = drawing(seed)
  const lines = linesOf(40 + Math.floor(draw() * 200), draw)
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  const interval = sampleInterval(
    materialityOf(total, 500),
    draw() < 0.5 ? 'limited' : 'reasonable',
  )
  const sampling = { interval, start: draw() }
  const sample = sampleLines(lines, sampling)
  const ids = new Set(sample.map(({ id }) => id))

  test('has every line above the interval', () => {
    const large = lines.filter(({ grams }) => grams >= interval)
    expect(large.filter(({ id }) => !ids.has(id))).toEqual([])
  })

  test('has a line of each interval', () => {
    const { start } = sampling
    const points = Math.max(0, Math.ceil(total / interval - start))
    for (let at = 0; at < points; at += 1) {
      const point = (start + at) * interval
      let before = 0
      const met = lines.find(({ grams }) => {
        before += grams
        return point < before
      })
      expect(ids).toContain(met?.id)
    }
  })

  test('has each line once, ten at least, and is the same again', () => {
    expect(ids.size).toBe(sample.length)
    expect(sample.length).toBeGreaterThanOrEqual(SMALLEST_SAMPLE)
    expect(sampleLines(lines.toReversed(), sampling)).toEqual(sample)
  })

  test('of a smaller materiality with the same start is no smaller', () => {
    const finer = sampleLines(lines, { ...sampling, interval: interval / 4 })
    expect(finer.length).toBeGreaterThanOrEqual(sample.length)
  })
})

test('a sample of ten lines or fewer is all of them', () => {
  const few = linesOf(10, drawing(1))
  expect(sampleLines(few, { interval: 1e12, start: 0.5 })).toEqual(few)
  expect(sampleLines([], { interval: 0, start: 0 })).toEqual([])
})

test('a sample of nothing but zeroes is ten of them', () => {
  const nothing = linesOf(40, () => 0)
  expect(sampleLines(nothing, { interval: 0, start: 0.3 })).toHaveLength(10)
})

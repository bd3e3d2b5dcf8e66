import { describe, expect, test } from 'vitest'
import { type PicturedProject, picturedPlaceOf, seasonOf, worksOf } from '../nature/place.ts'
import { PLACE_TREES } from '../nature/place-trees.ts'
import { TREES } from '../nature/trees.ts'
import { DAYLIGHT } from '../palette.ts'
import { type Shape, toSvg } from '../shape.ts'
import { projectScene } from './project-scene.ts'

const project = (impact: string, name: string, country: string): PicturedProject => ({
  impact,
  name,
  country,
})
const MANGROVES = project('trees', 'Mangroves of Mahajanga', 'MG')
const FARM = project('trees', 'Forest gardens of the Rift Valley', 'KE')
const HIGHLANDS = project('trees', 'Birch and pine for the Highlands', 'GB')
const STOVES = project('co2e', 'Clean cookstoves', 'GH')
const WIND = project('co2e', 'Wind on the Gujarat coast', 'IN')
const SHORE = project('plastic', 'Coastal plastic collection', 'PH')

describe('a project is drawn', () => {
  test.each([
    [MANGROVES, 'mangroves'],
    [FARM, 'farm'],
    [HIGHLANDS, 'highlands'],
    [project('trees', 'A baobab farm', 'SN'), 'baobabs'],
    [project('trees', 'Atlantic trees', 'BR'), 'rainforest'],
    [project('trees', 'Trees for Mali', 'ML'), 'savanna'],
    [project('trees', 'Spessart', 'DE'), 'wood'],
    [SHORE, 'coast'],
  ])('%o in %s', (of, place) => {
    expect(picturedPlaceOf(of)).toBe(place)
  })

  test.each([
    [STOVES, 'cookstove'],
    [WIND, 'wind'],
    [project('co2e', 'Peat of the Flow Country', 'GB'), 'peat'],
    [project('co2e', 'Direct removal', 'IS'), 'open-sky'],
  ])('%o as %s', (of, works) => {
    expect(worksOf(of)).toBe(works)
  })

  test.each([
    ['2026-01-15', 'GB', 'winter'],
    ['2026-04-15', 'GB', 'spring'],
    ['2026-07-15', 'GB', 'summer'],
    ['2026-10-15', 'GB', 'autumn'],
    ['2026-01-15', 'NZ', 'summer'],
    ['2026-07-15', 'AU', 'winter'],
    ['2026-01-15', 'MG', 'wet'],
    ['2026-07-15', 'MG', 'dry'],
    ['2026-07-15', 'GH', 'wet'],
    ['2026-04-15', 'KE', 'wet'],
    ['2026-07-15', 'KE', 'dry'],
  ])('on %s in %s in its season, %s', (date, country, season) => {
    expect(seasonOf(date, country)).toBe(season)
  })
})

const NAMES = [...Object.values(PLACE_TREES), ...Object.values(TREES)].map(({ name }) => name)

type Funded = { trees?: number; co2eGrams?: number; plasticGrams?: number; date?: string }

function draw(projects: readonly PicturedProject[], funded: Funded) {
  const none = { trees: 0, co2eGrams: 0, plasticGrams: 0, date: '2026-04-01' }
  return projectScene({ seed: 's', width: 1440, height: 460, projects, ...none, ...funded })
}

function treesIn(shapes: readonly Shape[]): string[] {
  const stands = shapes
    .filter(({ symbol }) => symbol && NAMES.includes(symbol))
    .map(({ symbol, at }) => `${symbol} ${at?.x},${at?.y}`)
  return stands.filter((stand, index) => stand !== stands[index - 1])
}

describe('what was funded', () => {
  test.each([1, 12, 80])('of %d trees shows every one, and no other', (trees) => {
    for (const at of [MANGROVES, FARM, HIGHLANDS]) {
      const co2eGrams = 1_000_000
      const all = { trees, co2eGrams, plasticGrams: 5_000 }
      expect(treesIn(draw([at], { trees }).shapes)).toHaveLength(trees)
      expect(treesIn(draw([at, STOVES], { trees, co2eGrams }).shapes)).toHaveLength(trees)
      expect(treesIn(draw([at, WIND, SHORE], all).shapes)).toHaveLength(trees)
    }
  })

  test('without trees has none, and is no empty meadow', () => {
    for (const at of [STOVES, WIND, project('co2e', 'Direct removal', 'IS')]) {
      const { shapes } = draw([at], { co2eGrams: 500_000 })
      expect(treesIn(shapes)).toEqual([])
      expect(shapes.some(({ symbol }) => symbol === 'bird')).toBe(true)
      expect(shapes.length).toBeGreaterThan(draw([], {}).shapes.length + 12)
    }
  })

  test('at mangroves grows mangroves, and no oak', () => {
    const kinds = new Set(
      treesIn(draw([MANGROVES], { trees: 60 }).shapes).map((each) => each.split(' ')[0]),
    )
    expect([...kinds].toSorted()).toEqual(['mangrove', 'mangrove2'])
  })

  test('changes with the season and with nothing else', () => {
    const [spring, autumn] = ['2026-04-01', '2026-10-01'].map(
      (date) => draw([HIGHLANDS], { trees: 30, date }).shapes,
    )
    expect(spring).not.toEqual(autumn)
    expect(treesIn(spring ?? [])).toEqual(treesIn(autumn ?? []))
    expect(draw([HIGHLANDS], { trees: 30 })).toEqual(draw([HIGHLANDS], { trees: 30 }))
  })

  test.each([
    { name: 'everything', at: [FARM, STOVES, SHORE], trees: 5_000 },
    { name: 'wind by a farm', at: [FARM, WIND, SHORE], trees: 12 },
    { name: 'mangroves', at: [MANGROVES, STOVES, SHORE], trees: 120 },
    { name: 'a wood in winter', at: [project('trees', 'Spessart', 'DE')], trees: 150 },
    { name: 'highlands', at: [HIGHLANDS, STOVES], trees: 80 },
    { name: 'peat', at: [project('co2e', 'Peat', 'GB')], trees: 0 },
    { name: 'open sky', at: [project('co2e', 'Removal', 'IS')], trees: 0 },
  ])('as $name stays under 13 kB and uses inks we have', ({ at, trees }) => {
    const { shapes } = draw(at, {
      trees,
      co2eGrams: 100_000,
      plasticGrams: at.includes(SHORE) ? 100 : 0,
      date: '2026-01-10',
    })
    const svg = toSvg(shapes, { title: 'A place', width: 1440, height: 460 })
    expect(svg.length).toBeLessThan(13_000)
    expect(svg).not.toContain('NaN')
    for (const { fill } of shapes) expect(DAYLIGHT).toHaveProperty(fill)
  })
})

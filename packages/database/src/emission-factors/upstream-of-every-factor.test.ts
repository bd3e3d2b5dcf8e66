import { readFileSync } from 'node:fs'
import { upstreamFactors } from '@understory/domain/footprints/emission-factors/upstream-factors.ts'
import { expect, test } from 'vitest'

type FactorOfSet = { readonly category: string; readonly name: string; readonly unit: string }

function rowsOf(set: string): FactorOfSet[] {
  const file = new URL(
    `../../seed/emission-factors/${set.slice(0, 2)}/${set}.jsonl`,
    import.meta.url,
  )
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [, , category, name, unit] = JSON.parse(line)
    return { category, name, unit }
  })
}

const HAVE_UPSTREAM = [
  'Fuels',
  'Bioenergy',
  'UK electricity',
  'UK electricity for EVs',
  'Heat and steam',
  'Passenger vehicles',
  'Delivery vehicles',
  'Business travel- land',
  'Business travel- air',
  'Business travel- sea',
  'Freighting goods',
]

/** What their publisher gives no well-to-tank for, whatever the year. */
const PUBLISHED_WITHOUT =
  /> (?:Lubricants|Naphtha|Waste oils)\b|^Biogas$|Biodiesel ME \(from tallow\)|Renewable petrol|LPG Tanker/

test.each(['uk-2021', 'uk-2022', 'uk-2023', 'uk-2024', 'uk-2025'])(
  'every factor of %s that is published with well-to-tank or losses finds them',
  (set) => {
    const rows = rowsOf(set)
    const unitsOf = Map.groupBy(rows, ({ category, name }) => `${category}: ${name.toLowerCase()}`)
    const isFound = (row: FactorOfSet) =>
      upstreamFactors(row).some(({ category, name, isBeginning }) =>
        isBeginning
          ? rows.some(
              (each) => each.category === category && each.name.toLowerCase().startsWith(name),
            )
          : unitsOf.get(`${category}: ${name}`)?.some(({ unit }) => unit === row.unit),
      )
    const without = rows.filter((row) => HAVE_UPSTREAM.includes(row.category) && !isFound(row))
    expect(without.filter(({ name }) => !PUBLISHED_WITHOUT.test(name))).toEqual([])
    expect(without.length).toBeLessThan(20)
  },
)

test('electricity of each grid of the United States finds its losses, but for Puerto Rico, which has none', () => {
  const grids = rowsOf('us-2025').filter(
    ({ category, name }) => category === 'Electricity eGRID2023' && name.startsWith('total output'),
  )
  const losses = rowsOf('us-losses-2025').map(({ name, unit }) => `${name.toLowerCase()} ${unit}`)
  const found = grids.filter((row) =>
    upstreamFactors(row).some(({ name }) => losses.includes(`${name} ${row.unit}`)),
  )
  const without = grids.filter((row) => !found.includes(row))
  expect(without.map(({ name }) => name)).toEqual([
    'total output > PRMS > Puerto Rico Miscellaneous',
  ])
  expect(found).toHaveLength(losses.length)
})

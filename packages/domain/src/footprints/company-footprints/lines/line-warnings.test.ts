import { expect, test } from 'vitest'
import { lineWarnings } from './line-warnings.ts'

const FACTOR = {
  factorId: 'uk-2025:1',
  market: 'uk',
  category: 'Fuels',
  name: 'Gaseous fuels > Natural gas',
  year: 2025,
  kind: 'activity',
  basis: null,
} as const

const LINE = {
  factor: FACTOR,
  ownYear: undefined,
  year: 2025,
  country: 'GB',
  source: undefined,
} as const

test.each([
  { name: 'a factor of its year and country', change: {}, warns: [] },
  { name: 'a factor of the year before', change: { year: 2026 }, warns: ['other-year'] },
  {
    name: 'money with a factor of the year before',
    change: { year: 2026, factor: { ...FACTOR, kind: 'spend' as const } },
    warns: [],
  },
  { name: 'a British factor in Ireland', change: { country: 'IE' }, warns: ['other-country'] },
  {
    name: 'an average car',
    change: { factor: { ...FACTOR, name: 'Cars (by size) > Average car > Unknown' } },
    warns: ['average'],
  },
  {
    name: 'the usual blend of diesel',
    change: { factor: { ...FACTOR, name: 'Liquid fuels > Diesel (average biofuel blend)' } },
    warns: [],
  },
  {
    name: 'a grid with what is upstream',
    change: { factor: { ...FACTOR, basis: 'life-cycle' as const } },
    warns: ['life-cycle'],
  },
  { name: 'filled months', change: { source: 'filled' as const }, warns: ['filled'] },
  { name: 'a careful estimate', change: { source: 'typed' as const }, warns: ['estimated'] },
  { name: 'a bill', change: { source: 'bill' as const }, warns: [] },
  {
    name: 'a factor of their own of another year',
    change: { factor: null, ownYear: 2020 },
    warns: ['other-year'],
  },
  { name: 'a factor of their own without a year', change: { factor: null }, warns: [] },
])('$name warns of $warns', ({ change, warns }) => {
  expect(lineWarnings({ ...LINE, ...change })).toEqual(warns)
})

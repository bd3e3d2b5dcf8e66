import { expect, test } from 'vitest'
import { upstreamFactors } from './upstream-factors.ts'

test.each([
  ['Fuels', 'Liquid fuels > Diesel', ['WTT- fuels: Liquid fuels > Diesel']],
  ['Bioenergy', 'Biofuel > Bioethanol', ['WTT- bioenergy: WTT- biofuel > Bioethanol']],
  ['Passenger vehicles', 'Cars > Mini', ['WTT- pass vehs & travel- land: WTT- cars > Mini']],
  ['Delivery vehicles', 'Vans > Diesel', ['WTT- delivery vehs & freight: WTT- vans > Diesel']],
  ['Hotel stay', 'UK', []],
])('%s, %s has %j upstream', (category, name, expected) => {
  const found = upstreamFactors({ category, name })
  expect(found.map((each) => `${each.category}: ${each.name}`)).toEqual(expected)
})

test('electricity has grid losses and well-to-tank, by how their names begin', () => {
  const found = upstreamFactors({ category: 'UK electricity', name: 'Electricity generated' })
  expect(found.every(({ isBeginning }) => isBeginning)).toBe(true)
  expect(found.map(({ name }) => name)).toContain('T&D- UK electricity')
})

test('electricity is looked for in every table that the sets have had for it', () => {
  const found = upstreamFactors({ category: 'UK electricity', name: 'Electricity generated' })
  expect(found.map(({ category, name }) => `${category}: ${name}`)).toEqual([
    'Transmission and distribution: T&D- UK electricity',
    'WTT- UK electricity: WTT- UK electricity',
    'WTT- UK & overseas elec: WTT- UK electricity',
  ])
  expect(upstreamFactors({ category: 'Fuels', name: 'Diesel' })[0]?.isBeginning).toBe(false)
})

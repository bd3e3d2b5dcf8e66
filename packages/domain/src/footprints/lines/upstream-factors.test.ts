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

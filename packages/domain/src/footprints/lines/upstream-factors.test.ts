import { expect, test } from 'vitest'
import { upstreamFactors } from './upstream-factors.ts'

const PEOPLE = 'WTT- pass vehs & travel- land'
const GOODS = 'WTT- delivery vehs & freight'
const LORRY = 'HGV (all diesel) > Rigid (>17 tonnes) > 50% Laden'
const BATTERY = 'Cars (by size) > Small car > Battery Electric Vehicle'

test.each([
  [
    'Fuels',
    'Liquid fuels > Diesel',
    ['WTT- fuels: Liquid fuels > Diesel', 'WTT- fuels: WTT- liquid fuels > Diesel'],
  ],
  ['Bioenergy', 'Biofuel > Bioethanol', ['WTT- bioenergy: WTT- biofuel > Bioethanol']],
  [
    'Passenger vehicles',
    'Cars > Mini',
    [`${PEOPLE}: WTT- cars > Mini`, `${GOODS}: WTT- cars > Mini`],
  ],
  ['Delivery vehicles', LORRY, [`${PEOPLE}: WTT- ${LORRY}`, `${GOODS}: WTT- ${LORRY}`]],
  [
    'Business travel- air',
    'Flights > Domestic',
    ['WTT- business travel- air: WTT- flights > Domestic'],
  ],
  [
    'UK electricity for EVs',
    BATTERY,
    [
      `UK electricity T&D for EVs: ${BATTERY}`,
      `${PEOPLE}: WTT- c${BATTERY.slice(1)}`,
      `${GOODS}: WTT- c${BATTERY.slice(1)}`,
    ],
  ],
  [
    'UK electricity for EVs',
    'Cars > Plug-in Hybrid Electric Vehicle',
    ['UK electricity T&D for EVs: Cars > Plug-in Hybrid Electric Vehicle'],
  ],
  [
    'Heat and steam',
    'Heat and steam > District heat and steam',
    [
      'WTT- heat and steam: WTT- heat and steam > District heat and steam',
      'Transmission and distribution: Distribution - district heat & steam > 5% loss',
      'WTT- heat and steam: WTT- district heat & steam distribution > 5% loss',
    ],
  ],
  [
    'Business travel- land',
    'National rail',
    [`${PEOPLE}: WTT- rail > National rail`, `${GOODS}: WTT- rail > National rail`],
  ],
  [
    'Business travel- air',
    'Long-haul, economy, with RF',
    ['WTT- business travel- air: WTT- flights > Long-haul, to/from UK > Economy class > With RF'],
  ],
  [
    'Heat and steam',
    'District or onsite heat and steam',
    ['WTT- heat and steam: WTT- heat and steam > Onsite heat and steam'],
  ],
  ['Hotel stay', 'UK', []],
])('%s, %s has %j upstream', (category, name, expected) => {
  const found = upstreamFactors({ category, name })
  expect(found.map((each) => `${each.category}: ${each.name}`.toLowerCase())).toEqual(
    expected.map((each) => each.toLowerCase()),
  )
})

test('electricity has grid losses and well-to-tank, by how their names begin', () => {
  const found = upstreamFactors({ category: 'UK electricity', name: 'Electricity generated' })
  expect(found.every(({ isBeginning }) => isBeginning)).toBe(true)
  expect(found.map(({ name }) => name)).toContain('t&d- uk electricity')
})

test('electricity is looked for in every table that the sets have had for it', () => {
  const found = upstreamFactors({ category: 'UK electricity', name: 'Electricity generated' })
  expect(found.map(({ category, name }) => `${category}: ${name}`)).toEqual([
    'Transmission and distribution: t&d- uk electricity',
    'WTT- UK electricity: wtt- uk electricity',
    'WTT- UK & overseas elec: wtt- uk electricity',
  ])
  expect(upstreamFactors({ category: 'Fuels', name: 'Diesel' })[0]?.isBeginning).toBe(false)
})

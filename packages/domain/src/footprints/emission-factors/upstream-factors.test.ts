import { expect, test } from 'vitest'
import { upstreamFactors } from './upstream-factors.ts'

const PEOPLE = 'WTT- pass vehs & travel- land'
const GOODS = 'WTT- delivery vehs & freight'

test.each([
  [
    'Fuels',
    'Liquid fuels > Diesel',
    ['WTT- fuels: liquid fuels > diesel', 'WTT- fuels: wtt- liquid fuels > diesel'],
  ],
  ['Bioenergy', 'Biofuel > Bioethanol', ['WTT- bioenergy: wtt- biofuel > bioethanol']],
  [
    'Passenger vehicles',
    'Cars > Mini',
    [`${PEOPLE}: wtt- cars > mini`, `${GOODS}: wtt- cars > mini`],
  ],
  [
    'Delivery vehicles',
    'HGV (all diesel) > All HGVs > 0% Laden',
    [
      `${PEOPLE}: wtt- hgv (all diesel) > all hgvs > 0% laden`,
      `${GOODS}: wtt- hgv (all diesel) > all hgvs > 0% laden`,
    ],
  ],
  [
    'Delivery vehicles',
    'HGVs refrigerated (all diesel) > All rigids > 0% Laden',
    [
      `${PEOPLE}: wtt- hgv refrigerated (all diesel) > all rigids > 0% laden`,
      `${GOODS}: wtt- hgv refrigerated (all diesel) > all rigids > 0% laden`,
    ],
  ],
  [
    'Freighting goods',
    'Vans > Average (up to 3.5 tonnes) > Diesel',
    [
      `${PEOPLE}: wtt- vans > average (up to 3.5 tonnes) > diesel`,
      `${GOODS}: wtt- vans > average (up to 3.5 tonnes) > diesel`,
    ],
  ],
  [
    'Business travel- sea',
    'Ferry > Foot passenger',
    ['WTT- business travel- sea: wtt- ferry > foot passenger'],
  ],
  [
    'Business travel- air',
    'Flights > Domestic',
    ['WTT- business travel- air: wtt- flights > domestic'],
  ],
  [
    'UK electricity for EVs',
    'Cars (by size) > Small car > Battery Electric Vehicle',
    [
      'UK electricity T&D for EVs: cars (by size) > small car > battery electric vehicle',
      `${PEOPLE}: wtt- cars (by size) > small car > battery electric vehicle`,
      `${GOODS}: wtt- cars (by size) > small car > battery electric vehicle`,
    ],
  ],
  [
    'UK electricity for EVs',
    'Cars > Plug-in Hybrid Electric Vehicle',
    ['UK electricity T&D for EVs: cars > plug-in hybrid electric vehicle'],
  ],
  [
    'Heat and steam',
    'Heat and steam > District heat and steam',
    [
      'WTT- heat and steam: wtt- heat and steam > district heat and steam',
      'Transmission and distribution: distribution - district heat & steam > 5% loss',
      'WTT- heat and steam: wtt- district heat & steam distribution > 5% loss',
    ],
  ],
  [
    'Business travel- land',
    'National rail',
    [`${PEOPLE}: wtt- rail > national rail`, `${GOODS}: wtt- rail > national rail`],
  ],
  [
    'Business travel- air',
    'Long-haul, economy, with RF',
    ['WTT- business travel- air: wtt- flights > long-haul, to/from uk > economy class > with rf'],
  ],
  [
    'Heat and steam',
    'District or onsite heat and steam',
    ['WTT- heat and steam: wtt- heat and steam > onsite heat and steam'],
  ],
  [
    'Electricity eGRID2023',
    'total output > CAMX > WECC California',
    ['Transmission and distribution eGRID2023: grid losses, derived > camx > wecc california'],
  ],
  ['Electricity eGRID2023', 'non-baseload > CAMX > WECC California', []],
  ['Hotel stay', 'UK', []],
])('%s, %s has %j upstream', (category, name, expected) => {
  const found = upstreamFactors({ category, name })
  expect(found.map((each) => `${each.category}: ${each.name}`)).toEqual(expected)
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

import { expect, test } from 'vitest'
import { activityKey, fullName } from './activity-key.ts'

type NamedActivity = readonly [category: string, name: string, unit: string]

const key = ([category, name, unit]: NamedActivity, market = 'uk') =>
  activityKey({ market, category, name, unit })

test.each<readonly [NamedActivity, NamedActivity]>([
  [
    ['Fuels', 'Gaseous fuels > Natural gas > Energy - Gross CV', 'kWh (Gross CV)'],
    ['Fuels', 'Natural gas', 'kWh (Gross CV)'],
  ],
  [
    ['Fuels', 'Gaseous fuels > Butane > Energy - Net CV', 'kWh (Net CV)'],
    ['Fuels', 'Gaseous fuels > Butane', 'kWh (Net CV)'],
  ],
  [
    ['Fuels', 'Gaseous fuels > LPG > Volume', 'litres'],
    ['Fuels', 'LPG', 'litres'],
  ],
  [
    ['WTT- fuels', 'WTT- liquid fuels > Gas oil > Volume', 'litres'],
    ['WTT- fuels', 'Gas oil', 'litres'],
  ],
  [
    ['WTT- fuels', 'WTT- gaseous fuels > CNG > Tonnes', 'tonnes'],
    ['WTT- fuels', 'Gaseous fuels > CNG', 'tonnes'],
  ],
  [
    ['WTT- UK & overseas elec', 'WTT- UK electricity (T&D) > Electricity: UK', 'kWh'],
    ['WTT- UK electricity', 'WTT- UK electricity (T&D)', 'kWh'],
  ],
  [
    [
      'Managed assets- electricity',
      'UK electricity generated (managed assets) > Electricity: UK',
      'kWh',
    ],
    ['Managed assets- electricity', 'Electricity generated > Electricity: UK', 'kWh'],
  ],
  [
    ['Managed assets- vehicles', 'Managed cars (by size) > Small car > 0 > Petrol', 'km'],
    ['Managed assets- vehicles', 'Managed cars (by size) > Small car > Petrol', 'km'],
  ],
  [
    ['Refrigerant & other', 'Kyoto protocol - standard > HFC-23', 'kg'],
    [
      'Refrigerant & other',
      'Kyoto protocol products > HFC-23 > Total emissions including non-Kyoto products',
      'kg',
    ],
  ],
  [
    ['Waste disposal', 'Construction > Wood > Combustion', 'tonnes'],
    ['Waste disposal', 'Construction > Wood > Incineration with Energy Recovery', 'tonnes'],
  ],
  [
    ['Hotel stay', 'UK (London)', 'room night'],
    ['Hotel stay', 'HOTEL STAY > UK (London)', 'room night'],
  ],
])('%j and %j are one activity', (one, other) => {
  expect(key(one)).toBe(key(other))
})

test.each<readonly [NamedActivity, NamedActivity]>([
  [
    ['Fuels', 'Natural gas', 'cubic metres'],
    ['Fuels', 'Natural gas', 'kWh (Gross CV)'],
  ],
  [
    ['Fuels', 'Gas oil', 'litres'],
    ['WTT- fuels', 'Gas oil', 'litres'],
  ],
  [
    ['Material use', 'Metal > Tonnes', 'tonnes'],
    ['Material use', 'Metal', 'tonnes'],
  ],
  [
    ['Refrigerant & other', 'Blends > R408A > Emissions including only Kyoto products', 'kg'],
    ['Refrigerant & other', 'Kyoto protocol- blends > R408A', 'kg'],
  ],
  [
    ['Hotel stay', 'UK', 'room night'],
    ['Heat and steam', 'UK', 'room night'],
  ],
])('%j and %j are two', (one, other) => {
  expect(key(one)).not.toBe(key(other))
})

test.each<readonly [NamedActivity, string]>([
  [['Fuels', 'Gaseous fuels > LPG > Volume', 'litres'], 'fuels | gaseous fuels > lpg | litres'],
  [['Fuels', 'WTT- LPG > Volume > Bulk', 'litres'], 'fuels | wtt- lpg > volume > bulk | litres'],
  [['WTT- fuels', 'WTT- coal > Tonnes', 'tonnes'], 'wtt- fuels | coal | tonnes'],
  [['WTT- fuels', 'Coal, WTT- rail', 'tonnes'], 'wtt- fuels | coal, wtt- rail | tonnes'],
  [['WTT- UK & overseas elec', 'WTT- UK', 'kWh'], 'wtt- uk electricity | wtt- uk | kwh'],
  [
    ['Managed assets- electricity', 'UK electricity generated (managed assets) > UK', 'kWh'],
    'managed assets- electricity | electricity generated > uk | kwh',
  ],
  [
    ['Managed assets- electricity', 'All UK electricity generated (managed assets)', 'kWh'],
    'managed assets- electricity | all uk electricity generated (managed assets) | kwh',
  ],
  [
    ['Managed assets- vehicles', 'Vans > 0 > Petrol', 'km'],
    'managed assets- vehicles | vans > petrol | km',
  ],
  [
    ['Refrigerant & other', 'Other refrigerants > PFPMIE', 'kg'],
    'refrigerant & other | pfpmie > total emissions including non-kyoto products | kg',
  ],
  [
    ['Refrigerant & other', 'Blends > R408A > Emissions including only Kyoto products', 'kg'],
    'refrigerant & other | r408a > emissions including only kyoto products | kg',
  ],
  [
    ['Waste disposal', 'Other > Books > Combustion', 'tonnes'],
    'waste disposal | other > books > incineration with energy recovery | tonnes',
  ],
  [
    ['Waste disposal', 'Other > Combustion > Ash', 'tonnes'],
    'waste disposal | other > combustion > ash | tonnes',
  ],
])('the key of %j is %s', (row, expected) => {
  expect(key(row)).toBe(`uk:${expected}`)
})

test('names of another publisher stay as they are', () => {
  expect(key(['Waste disposal', 'Wood > Combustion', 'short ton'], 'us')).toBe(
    'us:waste disposal | wood > combustion | short ton',
  )
})

test('a name that leaves out no heading is whole', () => {
  expect(fullName({ category: 'Fuels', name: 'LPG' })).toBe('Gaseous fuels > LPG')
  expect(fullName({ category: 'Material use', name: 'LPG' })).toBe('LPG')
})

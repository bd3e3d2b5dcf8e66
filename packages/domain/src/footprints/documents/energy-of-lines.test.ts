import { expect, test } from 'vitest'
import { type EnergyLine, energyOfLines } from './energy-of-lines.ts'

const energy = (kWhGross: number, kWhNet = kWhGross) =>
  ({ kind: 'fuel', isRenewable: false, kWhNet, kWhGross }) as const

const line = (change: Partial<EnergyLine> = {}): EnergyLine => ({
  category: 'stationaryCombustion',
  grams: 1_000,
  country: 'GB',
  factor: { name: 'Fuels: Gaseous fuels > Natural gas' },
  share: 1,
  usesEnergy: true,
  energy: energy(100, 90),
  isUpstream: false,
  ...change,
})

test('gas, electricity, transport and the rest are added up by one basis, as far as each counts', () => {
  const { uses } = energyOfLines([
    line(),
    line({ share: 0.5, grams: 500 }),
    line({ factor: { name: 'Fuels: Liquid fuels > Burning oil' } }),
    line({ category: 'indirectElectricityEmissions', energy: energy(40) }),
    line({ category: 'mobileCombustion', energy: energy(10_531, 9_911) }),
    line({ category: 'businessTravel', energy: energy(7_492, 7_096) }),
  ])
  expect(uses).toEqual([
    { use: 'gas', kWhNet: 135, kWhGross: 150, grams: 1_500 },
    { use: 'electricity', kWhNet: 40, kWhGross: 40, grams: 1_000 },
    { use: 'vehicles', kWhNet: 9_911, kWhGross: 10_531, grams: 1_000 },
    { use: 'own-cars', kWhNet: 7_096, kWhGross: 7_492, grams: 1_000 },
    { use: 'other', kWhNet: 90, kWhGross: 100, grams: 1_000 },
  ])
})

test('a line without kWh is named; another country is counted; what uses none is neither', () => {
  const wood = { name: 'Bioenergy: Biomass > Wood logs' }
  const summary = energyOfLines([
    line({ energy: null, factor: wood }),
    line({ energy: null, factor: wood }),
    line({ energy: null, factor: { name: 'Own van' } }),
    line({ country: 'US' }),
    line({ usesEnergy: false, energy: null }),
    line({ isUpstream: true }),
  ])
  expect(summary).toEqual({
    uses: [],
    withoutEnergy: [wood.name, 'Own van'],
    elsewhere: {
      uses: [{ use: 'gas', kWhNet: 90, kWhGross: 100, grams: 1_000 }],
      withoutEnergy: [],
    },
    linesOutsideUk: 1,
    kWhOutsideUk: 100,
  })
})

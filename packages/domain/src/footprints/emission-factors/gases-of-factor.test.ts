import { expect, test } from 'vitest'
import { gasOfFactor, kgByScopes } from './gases-of-factor.ts'

const TOTAL = 'Total emissions including non-Kyoto products'

const ofUk = (name: string, kgCo2e: number, gwp = 'AR5') =>
  kgByScopes({ market: 'uk', category: 'Refrigerant & other', name, kgCo2e, gwp })

test('a blend counts what the Kyoto Protocol names of it; the rest stands outside the scopes', () => {
  expect(ofUk(`Blends > R408A > ${TOTAL}`, 3_257)).toEqual({ inScopes: 2_430, outside: 827 })
  expect(ofUk(`Blends > R404A > ${TOTAL}`, 3_943)).toEqual({ inScopes: 3_943, outside: null })
  expect(ofUk('Blends, computed > R448A', 1_273.49)).toEqual({ inScopes: 1_273.22, outside: 0.27 })
})

test('gases of the Montreal Protocol and other gases are in no scope', () => {
  const r22 = `Montreal protocol products > HCFC-22/R22 = chlorodifluoromethane > ${TOTAL}`
  expect(ofUk(r22, 1_760)).toEqual({ inScopes: 0, outside: 1_760 })
  // In 2021 the publisher gave one row a gas.
  expect(
    ofUk('Montreal protocol - standard > HCFC-22/R22 = chlorodifluoromethane', 1_810, 'AR4'),
  ).toEqual({ inScopes: 0, outside: 1_810 })
})

test('gases of the Kyoto Protocol count whole', () => {
  expect(ofUk(`Kyoto protocol products > HFC-32 > ${TOTAL}`, 677)).toEqual({
    inScopes: 677,
    outside: null,
  })
})

test('rows of one part of a blend are all of that part', () => {
  expect(ofUk('Blends > R408A > Emissions including only Kyoto products', 2_430)).toEqual({
    inScopes: 2_430,
    outside: null,
  })
  expect(ofUk('Blends > R408A > Emissions including only non-Kyoto products', 827)).toEqual({
    inScopes: 0,
    outside: 827,
  })
})

test('only tables of gases name a gas', () => {
  expect(
    gasOfFactor({ market: 'uk', category: 'Fuels', name: 'Gaseous fuels > Butane' }),
  ).toBeNull()
  expect(
    gasOfFactor({ market: 'uk', category: 'Refrigerant & other', name: `Blends > R32 > ${TOTAL}` }),
  ).toBeNull()
})

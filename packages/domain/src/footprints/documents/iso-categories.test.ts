import { expect, test } from 'vitest'
import { CATEGORY_KEYS, scopeOf } from '../company-footprints/scopes.ts'
import { byIsoCategory } from './iso-categories.ts'

test('each category of the GHG Protocol belongs to one of ISO 14064-1', () => {
  const all = CATEGORY_KEYS.map((category) => ({ category, scope: scopeOf(category) }))
  const [direct, energy, transport, products, use, other] = byIsoCategory(all).map((each) =>
    each.map(({ category }) => category),
  )
  expect(direct).toEqual(all.filter(({ scope }) => scope === 1).map(({ category }) => category))
  expect(energy).toEqual(all.filter(({ scope }) => scope === 2).map(({ category }) => category))
  expect(transport).toEqual([
    'upstreamTransportationAndDistribution',
    'businessTravel',
    'employeeCommutingAndRemoteWorking',
    'downstreamTransportationAndDistribution',
  ])
  expect(products).toEqual([
    'purchasedGoodsAndServices',
    'capitalGoods',
    'fuelAndEnergyRelatedActivities',
    'wasteGeneratedInOperations',
    'upstreamLeasedAssets',
  ])
  expect(use).toEqual([
    'processingOfSoldProducts',
    'useOfSoldProducts',
    'endOfLifeTreatmentOfSoldProducts',
    'downstreamLeasedAssets',
    'franchises',
    'investments',
  ])
  expect(other).toEqual([])
})

test('what is of no known category is among the others', () => {
  const unknown = { category: 'unknown', scope: 3 }
  expect(byIsoCategory([unknown]).at(-1)).toEqual([unknown])
})

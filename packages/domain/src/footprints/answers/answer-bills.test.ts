import { expect, test } from 'vitest'
import {
  type AnswerBills,
  type BillFactor,
  type BillQuestion,
  workOutBills,
} from './answer-bills.ts'

const factor = (name: string, unit: string, kgCo2e: number): BillFactor => ({
  name,
  unit,
  kgCo2e,
  set: { title: 'Factors of a test', year: 2025 },
})
const FACTORS = new Map<BillQuestion, BillFactor>([
  ['electricity', factor('Grid', 'kWh', 0.2)],
  ['gas', factor('Natural gas', 'kWh (Gross CV)', 0.18)],
  ['heatingOil', factor('Burning oil', 'litres', 2.5)],
  ['petrol', factor('Petrol', 'litres', 2)],
  ['diesel', factor('Diesel', 'gallon', 10)],
])
const NONE = { amount: '0', unit: 'litres' }
const BILLS: AnswerBills = {
  electricity: { amount: '1500', unit: 'kWh' },
  gas: { amount: '2', unit: 'MWh (Gross CV)' },
  heatingOil: NONE,
  petrol: { amount: '100.5', unit: 'litres' },
  diesel: { amount: '37.85411784', unit: 'litres' },
}

test('electricity is scope 2, what is burned is scope 1, each in the unit of its bill', () => {
  expect(workOutBills(BILLS, FACTORS)).toEqual({
    scope1Grams: 360_000 + 201_000 + 100_000,
    scope2LocationGrams: 300_000,
    steps: [
      'Electricity: 1,500 kWh, by “Grid” (Factors of a test, 2025): 300 kg.',
      'Gas: 2 MWh (Gross CV), by “Natural gas” (Factors of a test, 2025): 360 kg.',
      'Petrol of company vehicles: 100.5 litres, by “Petrol” (Factors of a test, 2025): 201 kg.',
      'Diesel of company vehicles: 37.854 litres, by “Diesel” (Factors of a test, 2025): 100 kg.',
    ],
  })
})

test('what is not used is zero and needs no step', () => {
  const none = { electricity: { amount: '0', unit: 'kWh' }, gas: { amount: '0', unit: 'therms' } }
  const bills = { ...none, heatingOil: NONE, petrol: NONE, diesel: NONE }
  expect(workOutBills(bills, FACTORS)).toEqual({
    scope1Grams: 0,
    scope2LocationGrams: 0,
    steps: [],
  })
})

test('a bill in a unit of another kind, or without a factor, is named', () => {
  expect(workOutBills({ ...BILLS, gas: NONE }, FACTORS)).toEqual({ wrong: 'gas' })
  const without = new Map([...FACTORS].filter(([question]) => question !== 'petrol'))
  expect(workOutBills(BILLS, without)).toEqual({ wrong: 'petrol' })
})

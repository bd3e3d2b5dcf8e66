import { describe, expect, test } from 'vitest'
import { PACK_NAMES, packNamed } from './packs.ts'

describe('packs', () => {
  test.each([
    { name: 'whole_tree', impact: 'trees', quantity: 1_000 },
    { name: 'partial_tree', impact: 'trees', quantity: 100 },
    { name: '100_kg_co2e', impact: 'co2e', quantity: 100_000 },
    { name: '50_kg_co2e', impact: 'co2e', quantity: 50_000 },
    { name: '100_g_plastic', impact: 'plastic', quantity: 100 },
    { name: 'co2e_100kg', impact: 'co2e', quantity: 100_000 },
    { name: 'tree_whole', impact: 'trees', quantity: 1_000 },
    { name: 'plastic_100g', impact: 'plastic', quantity: 100 },
    { name: 'whole_tree_eden', impact: 'trees', quantity: 1_000 },
    { name: 'plastic_pb_100_g', impact: 'plastic', quantity: 100 },
    { name: 'co2e_50_kg', impact: 'co2e', quantity: 50_000 },
  ] as const)('$name is $quantity of $impact', ({ name, impact, quantity }) => {
    expect(packNamed(name)).toEqual({ impact, quantity })
  })

  test('there are fourteen', () => {
    expect(PACK_NAMES).toHaveLength(14)
  })
})

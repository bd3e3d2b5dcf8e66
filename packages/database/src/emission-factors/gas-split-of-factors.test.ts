import { readFileSync } from 'node:fs'
import {
  gasSplitOf,
  warmingPotentials,
} from '@understory/domain/footprints/emission-factors/gas-split.ts'
import { expect, test } from 'vitest'

const SETS = ['uk-2021', 'uk-2022', 'uk-2023', 'uk-2024', 'uk-2025'] as const

test.each(SETS)('the gases of each factor of %s come to the factor', (set) => {
  const file = new URL(`../../seed/emission-factors/uk/${set}.jsonl`, import.meta.url)
  const gwp = set === 'uk-2021' || set === 'uk-2022' ? 'AR4' : 'AR5'
  const potentials = warmingPotentials(gwp)
  const factors = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const split = factors.flatMap(([factorId, , , , , kgCo2e]) => {
    const kg = gasSplitOf({ factorId, kgCo2e, gwp })
    return kg ? [{ kgCo2e, kg }] : []
  })
  expect(split.length).toBeGreaterThan(1_200)
  for (const { kgCo2e, kg } of split) {
    const together = kg.co2 + kg.ch4 * (potentials?.ch4 ?? 0) + kg.n2o * (potentials?.n2o ?? 0)
    expect(Math.abs(together - kgCo2e)).toBeLessThan(2e-5)
  }
})

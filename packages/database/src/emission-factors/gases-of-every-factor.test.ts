import { readFileSync } from 'node:fs'
import {
  gasOfFactor,
  kgByScopes,
} from '@understory/domain/footprints/emission-factors/gases-of-factor.ts'
import { expect, test } from 'vitest'

type SeedGas = { readonly name: string; readonly kgCo2e: number }

function gasesOf(set: string): SeedGas[] {
  const file = new URL(`../../seed/emission-factors/uk/${set}.jsonl`, import.meta.url)
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(([, , category]) => category === 'Refrigerant & other')
    .map(([, , , name, , kgCo2e]) => ({ name, kgCo2e }))
}

const asFactor = ({ name }: SeedGas) => ({ market: 'uk', category: 'Refrigerant & other', name })
const TOTAL = ' > Total emissions including non-Kyoto products'

test.each(['uk-2021', 'uk-2022', 'uk-2023', 'uk-2024', 'uk-2025', 'blend-ar5'])(
  'every gas of %s belongs to a group, and none of it is lost',
  (set) => {
    const gwp = set === 'uk-2021' || set === 'uk-2022' ? 'AR4' : 'AR5'
    const gases = gasesOf(set)
    expect(gases.filter((gas) => gasOfFactor(asFactor(gas)) === null)).toEqual([])
    for (const gas of gases) {
      const { inScopes, outside } = kgByScopes({ ...asFactor(gas), ...gas, gwp })
      expect(inScopes + (outside ?? 0)).toBeCloseTo(gas.kgCo2e, 5)
    }
  },
)

test.each(['uk-2022', 'uk-2023', 'uk-2024', 'uk-2025'])(
  'the rows that %s publishes for the Kyoto Protocol alone are what the scopes count',
  (set) => {
    const gwp = set === 'uk-2022' ? 'AR4' : 'AR5'
    const gases = gasesOf(set)
    const kgOf = new Map(gases.map(({ name, kgCo2e }) => [name, kgCo2e]))
    for (const gas of gases.filter(({ name }) => name.endsWith(TOTAL))) {
      const refrigerant = gas.name.slice(0, -TOTAL.length)
      const kyoto = kgOf.get(`${refrigerant} > Emissions including only Kyoto products`) ?? 0
      const { inScopes } = kgByScopes({ ...asFactor(gas), ...gas, gwp })
      expect(inScopes, refrigerant).toBe(kyoto)
    }
  },
)

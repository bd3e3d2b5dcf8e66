import { type DisclosureFact, type FactName, givenAmount, notGiven } from '../disclosure-fact.ts'
import type { DisclosedCompany } from './disclosed-year.ts'

type EnergyKeys = { readonly [Part in 'total' | 'electricity' | 'fuels']: string }

const FUELS_NOTE = 'Bought heat, and the electricity of plug-in vehicles, are among them.'

/** Energy in MWh; the total adds the rounded parts. */
export function energyOfYear(
  { energy }: Pick<DisclosedCompany, 'energy'>,
  name: (key: string) => FactName,
  keys: EnergyKeys,
): DisclosureFact[] {
  const [electricity, fuels] = [energy.electricity, energy.fuels].map((kWh) => Math.round(kWh / 10))
  const parts = [
    [keys.total, (electricity ?? 0) + (fuels ?? 0)],
    [keys.electricity, electricity ?? 0],
    [keys.fuels, fuels ?? 0],
  ] as const
  return parts.map(([key, hundredths]) =>
    energy.missing
      ? notGiven(name(key), energy.missing)
      : givenAmount(name(key), {
          value: hundredths / 100,
          unit: 'MWh',
          decimals: 2,
          note: key === keys.fuels ? FUELS_NOTE : null,
        }),
  )
}

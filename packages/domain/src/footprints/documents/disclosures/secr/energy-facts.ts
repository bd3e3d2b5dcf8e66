import type { EnergyUse } from '../../energy-of-lines.ts'
import {
  type DisclosureFact,
  doesNotApply,
  type FactName,
  type FactPeriod,
  givenAmount,
  notGiven,
} from '../disclosure-fact.ts'
import type { SecrKind } from './secr-kinds.ts'
import { type SecrYear, shownEnergy } from './secr-year.ts'

export const ENERGY_LABELS: Readonly<Record<EnergyUse, string>> = {
  gas: 'Gas',
  electricity: 'Electricity',
  vehicles: 'Transport: company vehicles',
  'own-cars': 'Transport: employees’ own cars on business',
  other: 'Other fuels and heat',
}

const KWH = { unit: 'kWh', decimals: 0 } as const
const MOST_WITHOUT_ENERGY = 20

/** UK energy by gross calorific value, use by use and together; with what is published as net beside it. */
export function energyFacts(
  year: SecrYear,
  period: FactPeriod,
  kind: SecrKind | null,
): DisclosureFact[] {
  const name = (key: string, label: string): FactName => ({
    key,
    label,
    period,
    sources: ['lines'],
  })
  const total = name('energy-total', 'Total UK energy use')
  if (!year.lines) return [notGiven(total, year.withoutLines)]
  const { rows, kWhGross, kWhNet } = shownEnergy(year.lines)
  const missing = missingWords(year)
  return [
    ...rows.map(({ use, ...row }) =>
      useFact(name(`energy-${use}`, ENERGY_LABELS[use]), { ...row, missing }),
    ),
    kWhGross === 0 && missing
      ? notGiven(total, missing)
      : givenAmount(total, { value: kWhGross, ...KWH, note: missing }),
    givenAmount(
      name('energy-total-net', 'UK energy use, transport by kilometre as published (net)'),
      {
        value: kWhNet,
        ...KWH,
        note: 'Beside the gross figure, never added to it.',
      },
    ),
    ...(kind === 'quoted'
      ? [everywhere(name('energy-global', 'Energy use everywhere'), year)]
      : []),
  ]
}

type UseOf = { readonly kWhGross: number; readonly missing: string | null }

/** Of a use without a figure nothing is said while something else is not known. */
function useFact(name: FactName, { kWhGross, missing }: UseOf): DisclosureFact {
  if (kWhGross > 0) return givenAmount(name, { value: kWhGross, ...KWH })
  return missing
    ? notGiven(name, 'No line of it gives kWh.')
    : doesNotApply(name, 'No line is of it.')
}

/** Of what is used and not in the figures. */
function missingWords({ lines, benchmarked, openCategories }: SecrYear): string | null {
  const names = lines?.withoutEnergy ?? []
  const rest = names.length - MOST_WITHOUT_ENERGY
  const named = `${names.slice(0, MOST_WITHOUT_ENERGY).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`
  const words = [
    ...(names.length > 0 ? [`No kWh is known of: ${named}.`] : []),
    ...(benchmarked.length > 0 ? [`A benchmark has no kWh: ${benchmarked.join('; ')}.`] : []),
    ...(openCategories.length > 0 ? [`Not calculated yet: ${openCategories.join('; ')}.`] : []),
  ]
  return words.length > 0 ? words.join(' ') : null
}

function everywhere(name: FactName, { lines }: SecrYear): DisclosureFact {
  if (!lines) return notGiven(name, 'The lines are not known.')
  const kWh = shownEnergy(lines).kWhGross + Math.round(lines.kWhOutsideUk)
  return givenAmount(name, {
    value: kWh,
    ...KWH,
    note:
      lines.linesOutsideUk > 0
        ? 'Outside the UK, only sources in kWh could be added.'
        : 'All of it is used in the UK.',
  })
}

import { shownFigure } from '../../shown-figures.ts'
import {
  type DisclosureFact,
  doesNotApply,
  type FactName,
  type FactPeriod,
  givenAmount,
  notGiven,
} from '../disclosure-fact.ts'
import { ENERGY_LABELS } from './energy-facts.ts'
import type { SecrKind } from './secr-kinds.ts'
import { type SecrYear, shownEnergy } from './secr-year.ts'

const TONNES = { unit: 'tCO2e', decimals: 2 } as const

/** Emissions of each use of energy; then those of the scopes, whose sum is that of what is printed. */
export function emissionFacts(
  year: SecrYear,
  period: FactPeriod,
  kind: SecrKind | null,
): DisclosureFact[] {
  const name = (key: string, label: string): FactName => ({
    key,
    label,
    period,
    sources: ['declaration'],
  })
  const note = standInWords(year)
  const [one, two] = [shownFigure(year.scope1).hundredths, shownFigure(year.scope2).hundredths]
  const mileage = mileageOf(year)
  const counted = kind === 'quoted' ? 0 : (mileage ?? 0)
  return [
    ...usesOf(year, period),
    tonnes(name('scope-1', 'Scope 1: gas, fuels and company vehicles'), one, null),
    tonnes(name('scope-2', 'Scope 2: purchased electricity and heat, by location'), two, null),
    marketFact(name('scope-2-market', 'Scope 2, by market'), year),
    mileageFact(name('mileage', 'Scope 3: business travel in employees’ own cars'), mileage, {
      year,
      kind,
    }),
    tonnes(name('total', totalLabel(kind, mileage)), one + two + counted, note),
  ]
}

const totalLabel = (kind: SecrKind | null, mileage: number | null) =>
  kind === 'quoted' || !mileage
    ? 'Total of scopes 1 and 2'
    : 'Total of scopes 1 and 2 and of that travel'

const tonnes = (name: FactName, hundredths: number, note: string | null) =>
  givenAmount(name, { value: hundredths / 100, ...TONNES, note })

function usesOf({ lines }: SecrYear, period: FactPeriod): DisclosureFact[] {
  if (!lines) return []
  return shownEnergy(lines)
    .rows.filter(({ kWhGross }) => kWhGross > 0)
    .map(({ use, hundredths }) =>
      tonnes(
        {
          key: `emissions-${use}`,
          label: `Emissions: ${ENERGY_LABELS[use]}`,
          period,
          sources: ['lines'],
        },
        hundredths,
        null,
      ),
    )
}

function standInWords({ benchmarked, openCategories }: SecrYear): string | null {
  const words = [
    ...(benchmarked.length > 0 ? [`Partly or wholly a benchmark: ${benchmarked.join('; ')}.`] : []),
    ...(openCategories.length > 0 ? [`Not calculated yet: ${openCategories.join('; ')}.`] : []),
  ]
  return words.length > 0 ? words.join(' ') : null
}

/** In hundredths of a tonne; `null`: the lines are not known. */
function mileageOf({ lines }: SecrYear): number | null {
  return lines && (shownEnergy(lines).rows.find(({ use }) => use === 'own-cars')?.hundredths ?? 0)
}

function marketFact(name: FactName, { scope2Market }: SecrYear): DisclosureFact {
  return scope2Market === null
    ? doesNotApply(name, 'No contract, certificate or rate of a supplier is held; it is voluntary.')
    : tonnes(name, shownFigure(scope2Market).hundredths, 'Voluntary, and not in the total.')
}

type MileageOf = { readonly year: SecrYear; readonly kind: SecrKind | null }

function mileageFact(
  name: FactName,
  mileage: number | null,
  { year, kind }: MileageOf,
): DisclosureFact {
  if (kind === 'quoted') {
    return doesNotApply(name, 'A quoted company reports scopes 1 and 2; this is not in its total.')
  }
  if (mileage === null) return notGiven(name, year.withoutLines)
  return mileage > 0
    ? tonnes({ ...name, sources: ['lines'] }, mileage, null)
    : doesNotApply(name, 'No line has mileage of cars that employees own or rent.')
}

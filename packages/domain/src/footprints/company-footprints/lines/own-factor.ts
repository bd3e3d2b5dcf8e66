import { isResultUnit } from './units.ts'

/** A supplier's factor or one of one's own; without `kgCo2e` a result that someone else computed. */
export type OwnFactor = {
  readonly kind: 'supplier' | 'own'
  readonly kgCo2e?: number | undefined
  readonly unit: string
  /** Per unit, of biomass: outside the scopes, and not in `kgCo2e`. */
  readonly kgBiogenicCo2?: number | undefined
  readonly source: string
  /** Of a result: who computed it, and how. */
  readonly method?: string | undefined
  /** Of a result: the year that it is of. */
  readonly year?: number | undefined
}

export type OwnFactorProblem = {
  readonly field: 'kgCo2e' | 'method' | 'year'
  readonly message: string
}

/** A result says who computed it and of which year, and takes no factor; anything else has one. */
export function ownFactorProblems({
  unit,
  kgCo2e,
  method,
  year,
}: Omit<OwnFactor, 'kind' | 'source'>): readonly OwnFactorProblem[] {
  if (!isResultUnit(unit)) {
    const message = 'Please give its kg of CO2e per unit.'
    return kgCo2e === undefined ? [{ field: 'kgCo2e', message }] : []
  }
  return [
    ...(kgCo2e === undefined
      ? []
      : [
          {
            field: 'kgCo2e',
            message: 'A result takes no factor: please leave this empty.',
          } as const,
        ]),
    ...(method
      ? []
      : [{ field: 'method', message: 'Please say who computed it, and how.' } as const]),
    ...(year === undefined
      ? [{ field: 'year', message: 'Please say which year it is of.' } as const]
      : []),
  ]
}

/** kg per unit: of kg CO2e one, and of a tonne a thousand. */
export const kgOfOwnFactor = ({ kgCo2e, unit }: Pick<OwnFactor, 'kgCo2e' | 'unit'>): number =>
  kgCo2e ?? (/^t/i.test(unit.trim()) ? 1_000 : 1)

/** "As stated by Haulier Ltd, report of 2025: GLEC framework" of a result; `null` of a factor. */
export const statedResult = ({ kgCo2e, source, method, year }: OwnFactor): string | null =>
  kgCo2e === undefined ? `As stated by ${source}, for ${year}: ${method}` : null

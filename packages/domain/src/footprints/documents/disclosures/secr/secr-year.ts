import type { Month } from '../../../../calendar/calendar.ts'
import { ENERGY_USES, type EnergySummary, type EnergyUse } from '../../energy-of-lines.ts'
import { shownFigure } from '../../shown-figures.ts'

/** What is known of one footprint of the company. */
export type SecrYear = {
  readonly from: Month
  readonly to: Month
  readonly scope1: number
  readonly scope2: number
  /** `null`: no contract, certificate or rate of a supplier is held. */
  readonly scope2Market: number | null
  /** Categories of scopes 1 and 2 that are neither calculated nor left out with a reason. */
  readonly openCategories: readonly string[]
  /** Those of which a benchmark stands for a part or for all. */
  readonly benchmarked: readonly string[]
  readonly lines: EnergySummary | null
  /** Why there are none. */
  readonly withoutLines: string
}

/** As it is printed: energy in whole kWh, emissions in hundredths of a tonne. */
export type ShownEnergy = {
  readonly use: EnergyUse
  readonly kWhGross: number
  readonly kWhNet: number
  readonly hundredths: number
}

/** What each use comes to, rounded by itself, and what these come to together. */
export function shownEnergy({ uses }: Pick<EnergySummary, 'uses'>) {
  const rows: ShownEnergy[] = ENERGY_USES.map((use) => {
    const sum = uses.find((each) => each.use === use)
    return {
      use,
      kWhGross: Math.round(sum?.kWhGross ?? 0),
      kWhNet: Math.round(sum?.kWhNet ?? 0),
      hundredths: shownFigure(sum?.grams ?? 0).hundredths,
    }
  })
  const add = (amount: (row: ShownEnergy) => number) =>
    rows.reduce((all, row) => all + amount(row), 0)
  return {
    rows,
    kWhGross: add(({ kWhGross }) => kWhGross),
    kWhNet: add(({ kWhNet }) => kWhNet),
    hundredths: add(({ hundredths }) => hundredths),
  }
}

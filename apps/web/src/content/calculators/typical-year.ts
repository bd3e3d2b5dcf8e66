import { tonnesWord } from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { yearlyEmissions } from '@understory/domain/vehicles/identification/emissions/yearly-emissions.ts'
import type { EstimateAnswers } from '@understory/domain/vehicles/identification/identify/estimate-options.ts'
import type { VehicleType } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'

export type Kind = {
  readonly name: string
  readonly vehicleType: VehicleType
  readonly answers: EstimateAnswers
}

export type TypicalYear = {
  readonly miles: number
  readonly rows: readonly {
    readonly name: string
    readonly amount: number
    readonly word: string
    readonly source: string
  }[]
}

/** What different vehicles emit in one year of the same distance in the UK; one without a factor is left out. */
export function typicalYear(kinds: readonly Kind[], miles: number, now: Date): TypicalYear {
  const year = now.getUTCFullYear()
  return {
    miles,
    rows: kinds.flatMap(({ name, vehicleType, answers }) => {
      const computed = yearlyEmissions(
        {
          market: 'uk',
          vehicleType,
          basis: { kind: 'ghg-estimate', answers: { reportingYear: String(year), ...answers } },
          registrationNumber: null,
          annualMileage: miles,
          mileageUnit: 'mi',
          multiplyVehicles: 1,
        },
        year,
      )
      if (!computed.ok) return []
      const { total, factorSet } = computed.emissions
      const source = `${factorSet.title}, ${factorSet.edition}`
      return [{ name, amount: total, word: tonnesWord(total), source }]
    }),
  }
}

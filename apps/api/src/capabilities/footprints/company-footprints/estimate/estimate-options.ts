import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetEstimateOptions } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { COUNTRIES, findCountry } from '@understory/domain/countries/countries.ts'
import {
  findEstimateCountry,
  nearestCountry,
} from '@understory/domain/footprints/company-footprints/estimate/countries.ts'
import {
  FIRST_YEAR,
  TURNOVER_CURRENCIES,
} from '@understory/domain/footprints/company-footprints/estimate/money.ts'
import { SECTORS } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'

export function estimateOptions(now: Date): ReplyOf<typeof GetEstimateOptions> {
  const groups = Map.groupBy(SECTORS, ({ group }) => group)
  const thisYear = now.getUTCFullYear()
  return {
    groups: [...groups].map(([group, sectors]) => ({
      group,
      sectors: sectors.map(({ code, label }) => ({ code, label })),
    })),
    countries: COUNTRIES.filter(({ iso2 }) => findEstimateCountry(iso2)).map(({ iso2, name }) => ({
      iso2,
      name,
    })),
    otherCountries: COUNTRIES.flatMap(({ iso2, name }) => {
      const nearest = nearestCountry(iso2)
      if (!nearest) return []
      return [{ iso2, name, nearest, nearestName: findCountry(nearest)?.name ?? nearest }]
    }),
    currencies: [...TURNOVER_CURRENCIES],
    years: Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, back) => thisYear - back),
  }
}

import type { Estimate } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Estimated } from './estimated.ts'

const notes = (): Readonly<Record<Estimate['notes'][number], string>> => ({
  'no-company-of-this-sector': companyFootprintsMessage('resultWorking.noCompanySectorSet'),
  'employees-estimated': companyFootprintsMessage('resultWorking.numberEmployeesEstimatedTurnover'),
  'rates-of-an-earlier-year': companyFootprintsMessage('resultWorking.exchangeRates2025Prices'),
  'electricity-of-an-earlier-year': companyFootprintsMessage(
    'resultWorking.electricityCountsFactor2024',
  ),
  'downstream-left-out': companyFootprintsMessage('resultWorking.categoriesAfterSaleApply'),
})

const sources = () =>
  [
    companyFootprintsMessage('resultWorking.onsSupplyUseTables'),
    companyFootprintsMessage('resultWorking.defraUniversityLeedsSpend'),
    companyFootprintsMessage('resultWorking.epaSupplyChainGhg'),
    companyFootprintsMessage('resultWorking.emberEnergyInstituteThrough'),
    companyFootprintsMessage('resultWorking.companyDisclosuresKlimatbyranMit'),
    companyFootprintsMessage('resultWorking.worldBankGdpPrices'),
  ] as const

type ResultWorkingRow = { readonly what: string; readonly value: string }

const plain = (value: number, digits = 4) =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: digits })

/** Everything that the figures can be computed again from. */
function rowsOf({ input, estimate }: Estimated['result']): ResultWorkingRow[] {
  const { pounds2022, employees, homeShare, strength, electricityKgPerKwh } = estimate.workings
  const { scope12, upstream, total } = estimate.ranges
  return [
    {
      what: companyFootprintsMessage('resultWorking.turnoverAsGiven'),
      value: `${input.turnover.toLocaleString('en-GB')} ${input.currency} of ${input.year}`,
    },
    {
      what: companyFootprintsMessage('resultWorking.turnoverPounds2022'),
      value: `£${plain(pounds2022, 6)}`,
    },
    { what: companyFootprintsMessage('resultWorking.employees'), value: plain(employees) },
    {
      what: companyFootprintsMessage('resultWorking.shareWorksOwnCountry'),
      value: `${plain(homeShare * 100, 3)}%`,
    },
    {
      what: companyFootprintsMessage('resultWorking.farDisclosuresCorrectSector'),
      value: `${plain(strength * 100, 3)}%`,
    },
    {
      what: companyFootprintsMessage('resultWorking.electricityByLocation'),
      value: companyFootprintsMessage('resultWorking.kgCo2ePerKwh', {
        electricityKgPerKwh: plain(electricityKgPerKwh, 3),
      }),
    },
    {
      what: companyFootprintsMessage('resultWorking.rangeScopes12'),
      value: companyFootprintsMessage('resultWorking.andFactor', {
        factor: plain(scope12.factor, 3),
      }),
    },
    {
      what: companyFootprintsMessage('resultWorking.rangeScope3Before'),
      value: companyFootprintsMessage('resultWorking.andFactor', {
        factor: plain(upstream.factor, 3),
      }),
    },
    {
      what: companyFootprintsMessage('resultWorking.rangeOfTheTotal'),
      value: companyFootprintsMessage('resultWorking.andFactor', {
        factor: plain(total.factor, 3),
      }),
    },
  ]
}

export function ResultWorking({ estimated }: { readonly estimated: Estimated }) {
  const { estimate } = estimated.result
  return (
    <section className="part" aria-labelledby="working">
      <h2 id="working">{companyFootprintsMessage('resultWorking.howItWasComputed')}</h2>
      <p>
        {companyFootprintsMessage('resultWorking.turnoverMovedPrices2022', {
          version: estimate.version,
        })}
      </p>
      <ul className="flow-12">
        {estimate.notes.map((note) => (
          <li key={note}>{notes()[note]}</li>
        ))}
      </ul>
      <details className="more">
        <summary>{companyFootprintsMessage('resultWorking.inputsFactorsAndSources')}</summary>
        <div className="flow-16">
          <DataTable
            caption={companyFootprintsMessage('resultWorking.caption')}
            columns={[
              {
                key: 'what',
                title: companyFootprintsMessage('resultWorking.what'),
                cell: ({ what }) => what,
              },
              {
                key: 'value',
                title: companyFootprintsMessage('resultWorking.value'),
                figures: true,
                cell: ({ value }) => value,
              },
            ]}
            rows={rowsOf(estimated.result)}
            rowKey={({ what }) => what}
          />
          <ul className="flow-12">
            {sources().map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  )
}

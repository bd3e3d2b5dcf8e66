import type { Estimate } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { Estimated } from './estimated.ts'

const NOTES: Readonly<Record<Estimate['notes'][number], string>> = {
  'no-company-of-this-sector':
    'No company of this sector is in the set of disclosures, so it rests on national accounts alone.',
  'employees-estimated': 'The number of employees is estimated from the turnover.',
  'rates-of-an-earlier-year':
    'Exchange rates of 2025 and prices rising by 2.5% a year are used for the years after the data.',
  'electricity-of-an-earlier-year':
    'Electricity counts with the factor of 2024, the newest there is.',
  'downstream-left-out': 'Categories after the sale that may apply are left out of the total.',
}

const SOURCES = [
  'ONS, Supply and Use Tables, Blue Book 2024, and emissions intensity by industry, 5 June 2025 (OGL v3.0)',
  'Defra and University of Leeds, spend-based emissions multipliers to 2023 (OGL v3.0)',
  'US EPA, Supply Chain GHG Emission Factors v1.3.0, and USEEIO v2.0.1 (public domain)',
  'Ember and Energy Institute through Our World in Data, carbon intensity of electricity (CC BY 4.0)',
  'Company disclosures: Klimatbyrån (MIT), Carbon Gap (CC BY 4.0)',
  'World Bank: GDP, prices, exchange rates (CC BY 4.0)',
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
      what: 'Turnover as given',
      value: `${input.turnover.toLocaleString('en-GB')} ${input.currency} of ${input.year}`,
    },
    { what: 'Turnover in pounds of 2022', value: `£${plain(pounds2022, 6)}` },
    { what: 'Employees', value: plain(employees) },
    { what: 'Share that works in its own country', value: `${plain(homeShare * 100, 3)}%` },
    { what: 'How far disclosures correct the sector', value: `${plain(strength * 100, 3)}%` },
    { what: 'Electricity, by location', value: `${plain(electricityKgPerKwh, 3)} kg CO2e per kWh` },
    { what: 'Range of scopes 1 and 2', value: `÷ and × ${plain(scope12.factor, 3)}` },
    { what: 'Range of scope 3 before the sale', value: `÷ and × ${plain(upstream.factor, 3)}` },
    { what: 'Range of the total', value: `÷ and × ${plain(total.factor, 3)}` },
  ]
}

export function ResultWorking({ estimated }: { readonly estimated: Estimated }) {
  const { estimate } = estimated.result
  return (
    <section className="part" aria-labelledby="working">
      <h2 id="working">How it was computed</h2>
      <p>
        Turnover, moved to the prices of 2022, times what a pound of turnover emits in this sector.
        Model {estimate.version}.
      </p>
      <ul className="flow-12">
        {estimate.notes.map((note) => (
          <li key={note}>{NOTES[note]}</li>
        ))}
      </ul>
      <details className="more">
        <summary>Inputs, factors and sources</summary>
        <div className="flow-16">
          <DataTable
            caption="Inputs and factors of the estimate"
            columns={[
              { key: 'what', title: 'What', cell: ({ what }) => what },
              { key: 'value', title: 'Value', figures: true, cell: ({ value }) => value },
            ]}
            rows={rowsOf(estimated.result)}
            rowKey={({ what }) => what}
          />
          <ul className="flow-12">
            {SOURCES.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  )
}

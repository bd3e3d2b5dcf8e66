import type { FootprintYears } from '@understory/contracts/footprints/years.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { tonnesFigure } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { YearChanges } from './year-changes.tsx'
import { yearsAddress } from './years-address.ts'
import { YearsTable } from './years-table.tsx'

type YearsPageProps = { readonly years: FootprintYears }

/** Up to six footprints side by side, and why each differs from the one before. */
export function YearsPage({ years }: YearsPageProps) {
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: '/my-impact/dashboards/footprint', label: 'Footprint' }]}
          here="Years"
        />
        <h1>Years side by side</h1>
        <p className="lead quiet">
          Each footprint by category, and what made it differ from the one before.
        </p>
      </header>
      {years.years.length === 0 ? (
        <p>
          There is no footprint yet. <a href="/app/business/footprint/estimate">Estimate one</a>
        </p>
      ) : (
        <Side years={years} />
      )}
    </div>
  )
}

const TONNES_DECIMALS = 2

function Side({ years }: YearsPageProps) {
  const total = years.rows.find(({ key }) => key === 'total')
  return (
    <>
      {years.companies.length + years.sites.length > 0 ? <Choose years={years} /> : null}
      <section className="part" aria-labelledby="table">
        <h2 id="table">By category</h2>
        {years.years.length > 1 && total ? (
          <BarRows
            caption="Total by location, tonnes of CO2e"
            rows={years.years.map(({ from }, at) => {
              const amount = (total.cells[at]?.hundredths ?? 0) / 100
              return {
                name: longMonth(from),
                amount,
                word: tonnesFigure(amount, TONNES_DECIMALS),
                isMain: at === years.years.length - 1,
              }
            })}
          >
            <YearsTable years={years} />
          </BarRows>
        ) : (
          <YearsTable years={years} />
        )}
        <p className="quiet">
          Tonnes of CO2e. Categories are rounded by themselves; sums add the rounded figures.
          {years.company || years.site
            ? ' A benchmark belongs to no site and no company of a group, so none is counted here.'
            : ''}
        </p>
        <div className="row-12">
          <LinkButton href={yearsAddress(years, '.xlsx')} download>
            Download as XLSX
          </LinkButton>
          <LinkButton href={yearsAddress(years, '.csv')} download>
            As CSV
          </LinkButton>
        </div>
      </section>
      {years.changes.toReversed().map((change) => (
        <YearChanges key={change.to} change={change} />
      ))}
    </>
  )
}

function Choose({ years }: YearsPageProps) {
  const { company, site, companies, sites } = years
  return (
    <form method="get" className="row-12">
      {companies.length > 0 ? (
        <Field id="company" label="Company of the group">
          <Select
            id="company"
            name="company"
            defaultValue={company ?? ''}
            options={[{ value: '', label: 'All' }, ...companies.map(namedOption)]}
          />
        </Field>
      ) : null}
      {sites.length > 0 ? (
        <Field id="site" label="Site">
          <Select
            id="site"
            name="site"
            defaultValue={site ?? ''}
            options={[{ value: '', label: 'All' }, ...sites.map(namedOption)]}
          />
        </Field>
      ) : null}
      <Button type="submit">Show</Button>
    </form>
  )
}

const namedOption = (name: string) => ({ value: name, label: name })

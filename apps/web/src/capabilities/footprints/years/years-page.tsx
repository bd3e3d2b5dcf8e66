import type { FootprintYears } from '@understory/contracts/footprints/years.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { tonnesFigure } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { yearsMessage, yearsRich } from './messages/messages.generated.ts'
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
          trail={[
            { href: '/my-impact/dashboards/footprint', label: yearsMessage('years.footprint') },
          ]}
          here={yearsMessage('years.years')}
        />
        <h1>{yearsMessage('years.yearsSideBySide')}</h1>
        <p className="lead quiet">{yearsMessage('years.eachFootprintCategoryMade')}</p>
      </header>
      {years.years.length === 0 ? (
        <p>
          {yearsRich('years.noFootprintYetEstimate', {
            link: (words) => <a href="/app/business/footprint/estimate">{words}</a>,
          })}
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
        <h2 id="table">{yearsMessage('years.byCategory')}</h2>
        {years.years.length > 1 && total ? (
          <BarRows
            caption={yearsMessage('years.caption')}
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
          {yearsMessage('years.tonnesCo2eCategoriesRounded', {
            company: years.company || years.site ? 'yes' : 'other',
          })}
        </p>
        <div className="row-12">
          <LinkButton href={yearsAddress(years, '.xlsx')} download>
            {yearsMessage('years.downloadAsXlsx')}
          </LinkButton>
          <LinkButton href={yearsAddress(years, '.csv')} download>
            {yearsMessage('years.asCsv')}
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
        <Field id="company" label={yearsMessage('years.companyOfTheGroup')}>
          <Select
            id="company"
            name="company"
            defaultValue={company ?? ''}
            options={[
              { value: '', label: yearsMessage('years.all') },
              ...companies.map(namedOption),
            ]}
          />
        </Field>
      ) : null}
      {sites.length > 0 ? (
        <Field id="site" label={yearsMessage('years.site')}>
          <Select
            id="site"
            name="site"
            defaultValue={site ?? ''}
            options={[{ value: '', label: yearsMessage('years.all') }, ...sites.map(namedOption)]}
          />
        </Field>
      ) : null}
      <Button type="submit">{yearsMessage('years.show')}</Button>
    </form>
  )
}

const namedOption = (name: string) => ({ value: name, label: name })

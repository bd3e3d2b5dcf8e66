import { formatCount } from '@understory/domain/quantity/format.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { BannerIntro } from '../solutions/banner-intro.tsx'
import styles from './calculator.module.css'
import { calculatorsMessage } from './messages/messages.generated.ts'
import { RegistrationForm } from './registration-form.tsx'
import type { TypicalYear } from './typical-year.ts'

type CalculatorPageProps = {
  readonly audience: 'personal' | 'business'
  readonly title: string
  readonly lead: string
  readonly act: string
  readonly year: TypicalYear
  readonly caption: string
  readonly reasons: readonly { readonly title: string; readonly text: string }[]
}

const calculatorPageWays = () =>
  [
    {
      doing: 'registration-search',
      title: calculatorsMessage('calculator.byRegistration'),
      text: calculatorsMessage('calculator.typeRegistrationDvlaTells'),
    },
    {
      doing: 'vehicle-lookup',
      title: calculatorsMessage('calculator.byMakeAndModel'),
      text: calculatorsMessage('calculator.fuelMakeYearModel'),
    },
    {
      doing: 'ghg-estimate',
      title: calculatorsMessage('calculator.bySizeAndFuel'),
      text: calculatorsMessage('calculator.noLogbookHandChoose'),
    },
  ] as const

/** A vehicle calculator: what it does, three ways to begin, and figures to look at. */
export function CalculatorPage(props: CalculatorPageProps) {
  const { audience, title, lead, act, reasons } = props
  const start = `/app/${audience}/vehicle/identify`
  return (
    <>
      <BannerIntro title={title} subject="road">
        <p>{lead}</p>
        <RegistrationForm start={start} act={act} />
      </BannerIntro>
      <section className="page section" aria-labelledby="ways">
        <h2 id="ways">{calculatorsMessage('calculator.threeWaysSayVehicle')}</h2>
        <ul className={styles.ways}>
          {calculatorPageWays().map((way) => (
            <li key={way.doing}>
              <h3>
                <a href={`${start}?do=${way.doing}`}>{way.title}</a>
              </h3>
              <p>{way.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="lichen section" aria-labelledby="year">
        <div className={`page ${styles.year}`}>
          <h2 id="year">{props.caption}</h2>
          <YearChart year={props.year} />
        </div>
      </section>
      <section className="page section" aria-labelledby="honest">
        <h2 id="honest">{calculatorsMessage('calculator.figuresTakeApart')}</h2>
        <ul className={styles.ways}>
          {reasons.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function YearChart({ year }: { readonly year: TypicalYear }) {
  return (
    <BarRows
      caption={calculatorsMessage('calculator.caption', { count: formatCount(year.miles) })}
      rows={year.rows}
    >
      <details>
        <summary>{calculatorsMessage('calculator.showFiguresSources')}</summary>
        <DataTable
          caption={calculatorsMessage('calculator.co2eMilesUk', { count: formatCount(year.miles) })}
          columns={[
            {
              key: 'name',
              title: calculatorsMessage('calculator.vehicle'),
              cell: ({ name }) => name,
            },
            {
              key: 'co2e',
              title: calculatorsMessage('calculator.co2e'),
              figures: true,
              cell: ({ word }) => word,
            },
            {
              key: 'source',
              title: calculatorsMessage('calculator.source'),
              cell: ({ source }) => source,
            },
          ]}
          rows={year.rows}
          rowKey={({ name }) => name}
        />
      </details>
    </BarRows>
  )
}

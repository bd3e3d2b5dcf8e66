import { formatCount } from '@understory/domain/quantity/format.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { BannerIntro } from '../solutions/banner-intro.tsx'
import styles from './calculator.module.css'
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

const CALCULATOR_PAGE_WAYS = [
  {
    doing: 'registration-search',
    title: 'By registration',
    text: 'Type the registration. The DVLA tells us what it is, and we adjust its tested CO2 to real driving.',
  },
  {
    doing: 'vehicle-lookup',
    title: 'By make and model',
    text: 'Fuel, make, year, model: a few taps, from the official catalogues of the UK and the US.',
  },
  {
    doing: 'ghg-estimate',
    title: 'By size and fuel',
    text: 'No logbook to hand? Choose a car, van, motorbike, lorry or bus by type, with official factors.',
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
        <h2 id="ways">Three ways to say which vehicle</h2>
        <ul className={styles.ways}>
          {CALCULATOR_PAGE_WAYS.map((way) => (
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
        <h2 id="honest">Figures you can take apart</h2>
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
      caption={`CO2e of ${formatCount(year.miles)} miles in the UK, tailpipe and electricity`}
      rows={year.rows}
    >
      <details>
        <summary>Show the figures and their sources</summary>
        <DataTable
          caption={`CO2e of ${formatCount(year.miles)} miles in the UK`}
          columns={[
            { key: 'name', title: 'Vehicle', cell: ({ name }) => name },
            { key: 'co2e', title: 'CO2e', figures: true, cell: ({ word }) => word },
            { key: 'source', title: 'Source', cell: ({ source }) => source },
          ]}
          rows={year.rows}
          rowKey={({ name }) => name}
        />
      </details>
    </BarRows>
  )
}

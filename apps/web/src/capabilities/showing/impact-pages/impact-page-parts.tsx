import type { ImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import { type CalendarDate, longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { TimelineView } from '../../proof/ledger/public.ts'
import styles from './impact-page.module.css'
import { fundedWords, QUANTITY } from './quantity-words.ts'

type Purchase = ImpactPage['purchases'][number]

const period = ({ from, to }: Purchase) => {
  const [first, last] = [shortDate(from), shortDate(to)]
  return first === last ? first : `${first} to ${last}`
}

const IMPACT_PAGE_PARTS_COLUMNS: readonly Column<Purchase>[] = [
  { key: 'period', title: 'Counts for', cell: period },
  { key: 'funded', title: 'Funded', cell: fundedWords },
  {
    key: 'proof',
    title: 'Proof',
    cell: (purchase) =>
      purchase.certificateId ? (
        <a href={`/verify/${purchase.certificateId}`}>
          Verify<span className="visually-hidden"> what counts for {period(purchase)}</span>
        </a>
      ) : (
        'Not shown'
      ),
  },
]

type FundedProps = { readonly page: ImpactPage; readonly today: CalendarDate }

/** Month by month, or purchase by purchase, as its owner chose. */
export function WhatWasFunded({ page, today }: FundedProps) {
  const { view, timeline, purchases } = page
  return (
    <section className="part" aria-labelledby="funded">
      <h2 id="funded">{view === 'timeline' ? 'Month by month' : 'One by one'}</h2>
      {view === 'timeline' ? (
        <TimelineView timeline={timeline} window={{ from: null, to: null }} today={today} />
      ) : (
        <DataTable
          asCards
          caption="What was funded, the latest first"
          columns={IMPACT_PAGE_PARTS_COLUMNS}
          rows={purchases}
          rowKey={(purchase) => String(purchases.indexOf(purchase))}
        />
      )}
    </section>
  )
}

export function FundedPlaces({ projects }: Pick<ImpactPage, 'projects'>) {
  return (
    <ul className={styles.places}>
      {projects.map(({ id, name, country, place, impact, quantity, isSample }) => (
        <li key={id} data-impact={impact}>
          <p className={styles.amount}>{QUANTITY[impact](quantity)}</p>
          <p>
            <a href={`/projects/${id}`}>{name}</a>
          </p>
          <p className="quiet">
            {place}, {countryName(country)}
            {isSample ? ' · sample project' : ''}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function ShownCertificates({ certificates }: Pick<ImpactPage, 'certificates'>) {
  return (
    <section className="part" aria-labelledby="certificates">
      <h2 id="certificates">Certificates</h2>
      <ul className="lined-rows">
        {certificates.map((certificate) => (
          <li key={certificate.certificateId}>
            <div>
              <p className={styles.certified}>{fundedWords(certificate)}</p>
              <p className="quiet">Issued {longDate(certificate.issuedOn)}</p>
            </div>
            <a
              href={`/verify/${certificate.certificateId}`}
              aria-label={`Verify ${fundedWords(certificate)}`}
            >
              Verify
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

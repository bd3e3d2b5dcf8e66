import type { ImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import { type CalendarDate, longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { TimelineView } from '../../proof/ledger/public.ts'
import styles from './impact-page.module.css'
import { impactPagesMessage, impactPagesRich } from './messages/messages.generated.ts'
import { fundedWords, QUANTITY } from './quantity-words.ts'

type Purchase = ImpactPage['purchases'][number]

const period = ({ from, to }: Purchase) => {
  const [first, last] = [shortDate(from), shortDate(to)]
  return first === last ? first : `${first} to ${last}`
}

const impactPagePartsColumns = (): readonly Column<Purchase>[] => [
  { key: 'period', title: impactPagesMessage('impactPageParts.countsFor'), cell: period },
  { key: 'funded', title: impactPagesMessage('impactPageParts.funded'), cell: fundedWords },
  {
    key: 'proof',
    title: impactPagesMessage('impactPageParts.proof'),
    cell: (purchase) =>
      purchase.certificateId ? (
        <a href={`/verify/${purchase.certificateId}`}>
          {impactPagesRich('impactPageParts.verifyWhatCountsFor', {
            hidden: hiddenWords,
            period: period(purchase),
          })}
        </a>
      ) : (
        impactPagesMessage('impactPageParts.notShown')
      ),
  },
]

type FundedProps = { readonly page: ImpactPage; readonly today: CalendarDate }

/** Month by month, or purchase by purchase, as its owner chose. */
export function WhatWasFunded({ page, today }: FundedProps) {
  const { view, timeline, purchases } = page
  return (
    <section className="part" aria-labelledby="funded">
      <h2 id="funded">
        {view === 'timeline'
          ? impactPagesMessage('impactPageParts.monthByMonth')
          : impactPagesMessage('impactPageParts.oneByOne')}
      </h2>
      {view === 'timeline' ? (
        <TimelineView timeline={timeline} window={{ from: null, to: null }} today={today} />
      ) : (
        <DataTable
          asCards
          caption={impactPagesMessage('impactPageParts.caption')}
          columns={impactPagePartsColumns()}
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
            {impactPagesMessage('impactPageParts.sampleProject', {
              place,
              countryName: countryName(country),
              isSample: isSample ? 'yes' : 'other',
            })}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function ShownCertificates({ certificates }: Pick<ImpactPage, 'certificates'>) {
  return (
    <section className="part" aria-labelledby="certificates">
      <h2 id="certificates">{impactPagesMessage('impactPageParts.certificates')}</h2>
      <ul className="lined-rows">
        {certificates.map((certificate) => (
          <li key={certificate.certificateId}>
            <div>
              <p className={styles.certified}>{fundedWords(certificate)}</p>
              <p className="quiet">
                {impactPagesMessage('impactPageParts.issued', {
                  longDate: longDate(certificate.issuedOn),
                })}
              </p>
            </div>
            <a
              href={`/verify/${certificate.certificateId}`}
              aria-label={impactPagesMessage('impactPageParts.verify', {
                fundedWords: fundedWords(certificate),
              })}
            >
              {impactPagesMessage('impactPageParts.verify2')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

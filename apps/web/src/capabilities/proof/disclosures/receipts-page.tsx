import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  ListProjectPayments,
  ProjectPayment,
} from '@understory/contracts/proof/disclosures.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { quantityWords } from '../projects/public.ts'
import styles from './disclosures.module.css'
import { paidWords, reachedWords, shareWords } from './payment-words.ts'

type Payments = AnswerOf<typeof ListProjectPayments>

/** What reached a project, quarter by quarter, beside what was funded there. */
export function ReceiptsPage(props: Payments) {
  const { projectId, name, impact, isSample, funded, paidFor, payments, late, shares } = props
  const trail = [
    { href: '/projects', label: 'Projects' },
    { href: `/projects/${projectId}`, label: name },
  ]
  return (
    <div className="page page-end page-top flow-24">
      <header className="flow-16">
        <Breadcrumb trail={trail} here="Receipts" />
        <h1>What reached {name}</h1>
        <p className="lead">
          {reachedWords({
            funded: funded > 0 ? quantityWords(impact, funded) : null,
            paidFor: paidFor > 0 ? quantityWords(impact, paidFor) : null,
          })}
        </p>
        {isSample ? (
          <p className={styles.sample}>
            <strong>A sample project.</strong> Nothing is paid to it.
          </p>
        ) : null}
        {shares.length > 0 ? <p>{shareWords(shares)}</p> : null}
      </header>
      {late.length > 0 ? (
        <p>
          <strong>Late:</strong> {late.join(', ')}. A quarter is published within 45 days of its
          end.
        </p>
      ) : null}
      {payments.length === 0 ? (
        <p>No payment has been published yet.</p>
      ) : (
        <>
          <DataTable
            caption="Payments by quarter"
            rows={payments}
            rowKey={({ quarter }) => quarter}
            columns={[
              { key: 'quarter', title: 'Quarter', cell: ({ quarter }) => quarter },
              { key: 'paid', title: 'Paid', cell: ({ paid }) => paidWords(paid) },
              { key: 'on', title: 'On', cell: ({ paidOn }) => shownDate(paidOn) },
              {
                key: 'for',
                title: 'For',
                cell: ({ quantity }) => quantityWords(impact, quantity),
              },
              { key: 'receipt', title: 'Receipt', cell: (payment) => <Receipt {...payment} /> },
            ]}
          />
          <p>
            <a href={`/projects/${projectId}/receipts.csv`}>The same as a CSV file</a>
          </p>
        </>
      )}
    </div>
  )
}

function Receipt({ quarter, version, receipt, notPublicBecause, note }: ProjectPayment) {
  return (
    <>
      {receipt ? (
        <>
          <a href={receipt.url}>
            Receipt<span className="visually-hidden"> of {quarter}</span>
          </a>{' '}
          <span className={styles.hash}>SHA-256 {receipt.sha256}</span>
        </>
      ) : (
        `Not public: ${notPublicBecause}`
      )}
      {note ? <span className="subline">{note}</span> : null}
      {version > 1 ? <span className="subline">Corrected, version {version}</span> : null}
    </>
  )
}

import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  ListProjectPayments,
  ProjectPayment,
} from '@understory/contracts/proof/disclosures.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords, strongWords } from '../../../shell/message-tags.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { quantityWords } from '../projects/public.ts'
import styles from './disclosures.module.css'
import { disclosuresMessage, disclosuresRich } from './messages/messages.generated.ts'
import { paidWords, reachedWords, shareWords } from './payment-words.ts'

type Payments = AnswerOf<typeof ListProjectPayments>

/** What reached a project, quarter by quarter, beside what was funded there. */
export function ReceiptsPage(props: Payments) {
  const { projectId, name, impact, isSample, funded, paidFor, payments, late, shares } = props
  const trail = [
    { href: '/projects', label: disclosuresMessage('receipts.projects') },
    { href: `/projects/${projectId}`, label: name },
  ]
  return (
    <div className="page page-end page-top flow-24">
      <header className="flow-16">
        <Breadcrumb trail={trail} here={disclosuresMessage('receipts.receipts')} />
        <h1>{disclosuresMessage('receipts.whatReached', { name })}</h1>
        <p className="lead">
          {reachedWords({
            funded: funded > 0 ? quantityWords(impact, funded) : null,
            paidFor: paidFor > 0 ? quantityWords(impact, paidFor) : null,
          })}
        </p>
        {isSample ? (
          <p className={styles.sample}>
            {disclosuresRich('receipts.sampleProjectNothingPaid', { strong: strongWords })}
          </p>
        ) : null}
        {shares.length > 0 ? <p>{shareWords(shares)}</p> : null}
      </header>
      {late.length > 0 ? (
        <p>
          {disclosuresRich('receipts.lateQuarterPublishedWithin', {
            strong: strongWords,
            late: late.join(', '),
          })}
        </p>
      ) : null}
      {payments.length === 0 ? (
        <p>{disclosuresMessage('receipts.noPaymentBeenPublished')}</p>
      ) : (
        <>
          <DataTable
            caption={disclosuresMessage('receipts.caption')}
            rows={payments}
            rowKey={({ quarter }) => quarter}
            columns={[
              {
                key: 'quarter',
                title: disclosuresMessage('receipts.quarter'),
                cell: ({ quarter }) => quarter,
              },
              {
                key: 'paid',
                title: disclosuresMessage('receipts.paid'),
                cell: ({ paid }) => paidWords(paid),
              },
              {
                key: 'on',
                title: disclosuresMessage('receipts.on'),
                cell: ({ paidOn }) => shownDate(paidOn),
              },
              {
                key: 'for',
                title: disclosuresMessage('receipts.for'),
                cell: ({ quantity }) => quantityWords(impact, quantity),
              },
              {
                key: 'receipt',
                title: disclosuresMessage('receipts.receipt'),
                cell: (payment) => <Receipt {...payment} />,
              },
            ]}
          />
          <p>
            <a href={`/projects/${projectId}/receipts.csv`}>
              {disclosuresMessage('receipts.sameCsvFile')}
            </a>
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
            {disclosuresRich('receipts.receiptOf', { hidden: hiddenWords, quarter })}
          </a>{' '}
          <span className={styles.hash}>
            {disclosuresMessage('receipts.sha256', { sha256: receipt.sha256 })}
          </span>
        </>
      ) : (
        disclosuresMessage('receipts.notPublic', { notPublicBecause: String(notPublicBecause) })
      )}
      {note ? <span className="subline">{note}</span> : null}
      {version > 1 ? (
        <span className="subline">
          {disclosuresMessage('receipts.correctedVersion', { version: String(version) })}
        </span>
      ) : null}
    </>
  )
}

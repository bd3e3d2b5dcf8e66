import type { LedgerReview } from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { isExcluded } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import { className } from '@understory/domain/footprints/ledger-import/review/class-names.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { categoryInWords, moneyOfLedger, rowsInWords } from '../ledger-words.ts'
import { ledgerImportMessage, ledgerImportRich } from '../messages/messages.generated.ts'
import styles from './review.module.css'

type Group = LedgerReview['groups'][number]
type AcceptedPartProps = { readonly review: LedgerReview; readonly isOpen: boolean }

/** What is taken as it is, folded by account, and what stays out, by reason. */
export function AcceptedPart({ review, isOpen }: AcceptedPartProps) {
  const groups = review.groups.filter(({ certainty }) => certainty === 'accepted' || !isOpen)
  const taken = groups.filter(({ result }) => !isExcluded(result))
  const out = groups.filter(({ result }) => isExcluded(result))
  return (
    <>
      <Folded
        id="accepted"
        title={ledgerImportMessage('acceptedPart.accepted')}
        groups={Map.groupBy(
          taken,
          ({ account }) => account || ledgerImportMessage('acceptedPart.withoutAnAccount'),
        )}
        isOpen={isOpen}
      />
      <Folded
        id="left-out"
        title={ledgerImportMessage('acceptedPart.leftOut')}
        groups={Map.groupBy(out, ({ result }) => className(result))}
        isOpen={isOpen}
      />
      {review.moreGroups > 0 ? (
        <p className="quiet">
          {ledgerImportMessage('acceptedPart.smallerOnesShown', {
            moreGroups: String(review.moreGroups),
          })}
        </p>
      ) : null}
    </>
  )
}

type FoldedProps = {
  readonly id: string
  readonly title: string
  readonly groups: ReadonlyMap<string, readonly Group[]>
  readonly isOpen: boolean
}

function Folded({ id, title, groups, isOpen }: FoldedProps) {
  if (groups.size === 0) return null
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {[...groups].map(([name, those]) => (
        <details key={name} className={`more ${styles.account}`}>
          <summary>
            {name}: {sumInWords(those)}
          </summary>
          <DataTable
            caption={`${title}: ${name}`}
            asCards
            columns={groupColumns(isOpen)}
            rows={those}
            rowKey={({ group }) => String(group)}
          />
        </details>
      ))}
    </section>
  )
}

function sumInWords(groups: readonly Group[]): string {
  const rows = rowsInWords(groups.reduce((sum, each) => sum + each.rows, 0))
  const currencies = new Set(groups.map(({ currency }) => currency))
  const [currency] = currencies
  if (currencies.size !== 1 || !currency) return rows
  const net = groups.reduce((sum, each) => sum + each.net, 0)
  return `${moneyOfLedger(net, currency)}, ${rows}`
}

function groupColumns(isOpen: boolean) {
  const columns = [
    {
      key: 'supplier',
      title: ledgerImportMessage('acceptedPart.supplier'),
      cell: ({ supplier }: Group) => supplier,
    },
    {
      key: 'what',
      title: ledgerImportMessage('acceptedPart.takenFor'),
      cell: ({ result }: Group) => className(result),
    },
    {
      key: 'category',
      title: ledgerImportMessage('acceptedPart.category'),
      cell: ({ category }: Group) =>
        categoryInWords(category) ?? ledgerImportMessage('accepted.none'),
    },
    {
      key: 'rows',
      title: ledgerImportMessage('acceptedPart.rows'),
      figures: true,
      cell: ({ rows }: Group) => rows,
    },
    {
      key: 'net',
      title: ledgerImportMessage('acceptedPart.withoutVat'),
      figures: true,
      cell: ({ net, currency }: Group) => moneyOfLedger(net, currency),
    },
  ]
  if (!isOpen) return columns
  return [
    ...columns,
    {
      key: 'change',
      title: ledgerImportMessage('acceptedPart.change'),
      cell: ({ group, supplier }: Group) => (
        <a href={`?change=${group}#to-change`}>
          {ledgerImportRich('acceptedPart.change2', { hidden: hiddenWords, supplier })}
        </a>
      ),
    },
  ]
}

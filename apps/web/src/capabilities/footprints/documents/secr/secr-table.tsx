import type { SecrDisclosure } from '@understory/contracts/footprints/secr.ts'
import { shownFact } from '@understory/domain/footprints/documents/disclosures/secr/shown-fact.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { documentsMessage } from '../messages/messages.generated.ts'
import { type SecrPair, secrPairs } from './secr-rows.ts'
import styles from './secr-table.module.css'

type SecrTableProps = {
  readonly title: string
  readonly id: string
  readonly secr: SecrDisclosure
  readonly isOf: (key: string) => boolean
}

/** Facts of one kind, this year beside the one before; what is not given says why. */
export function SecrTable({ title, id, secr, isOf }: SecrTableProps) {
  const pairs = secrPairs(secr.facts, isOf)
  const notes = pairs.flatMap(({ now }) => (now.note ? [{ label: now.label, says: now.note }] : []))
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <DataTable
        caption={documentsMessage('secrTable.caption', { title })}
        asCards
        columns={[
          {
            key: 'label',
            title: documentsMessage('secrTable.figure'),
            cell: ({ now }: SecrPair) => now.label,
          },
          {
            key: 'now',
            title: documentsMessage('secrTable.thisYear'),
            figures: true,
            cell: ({ now }: SecrPair) => <FactCell fact={now} />,
          },
          ...(secr.before
            ? [
                {
                  key: 'before',
                  title: documentsMessage('secrTable.theYearBefore'),
                  figures: true,
                  cell: ({ before }: SecrPair) => (before ? <FactCell fact={before} /> : '–'),
                },
              ]
            : []),
        ]}
        rows={pairs}
        rowKey={({ now }) => `${now.key}:${now.label}`}
      />
      {notes.map(({ label, says }) => (
        <p key={label} className="quiet">
          {label}: {says}
        </p>
      ))}
    </section>
  )
}

function FactCell({ fact }: { readonly fact: SecrPair['now'] }) {
  if (fact.state === 'given') return shownFact(fact)
  return (
    <>
      {fact.state === 'not-given'
        ? documentsMessage('secrTable.notGiven')
        : documentsMessage('secrTable.doesNotApply')}
      <span className={`subline ${styles.because}`}>{fact.because}</span>
    </>
  )
}

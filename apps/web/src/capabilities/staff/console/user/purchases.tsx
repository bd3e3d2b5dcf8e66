import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ViewUser } from '@understory/contracts/staff/console/staff.ts'
import { purchaseStatusLabel } from '@understory/domain/commerce/purchases/purchase-status.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { AmountPaid } from '../../../commerce/payments/public.ts'
import styles from '../staff.module.css'

type Bought = AnswerOf<typeof ViewUser>['purchases']

const MOST_NAMED = 3

export function Purchases({ purchases }: { readonly purchases: Bought }) {
  return (
    <section className={styles.part} aria-labelledby="purchases">
      <h2 id="purchases">Purchases</h2>
      {purchases.length === 0 ? <p className="quiet">None.</p> : null}
      {purchases.length > 0 ? (
        <DataTable
          caption="The last fifty purchases"
          rows={purchases}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', title: 'Date', cell: ({ createdAt }) => shownDate(createdAt) },
            { key: 'account', title: 'Account', cell: ({ account }) => account },
            { key: 'status', title: 'Status', cell: ({ status }) => purchaseStatusLabel(status) },
            { key: 'total', title: 'Total', figures: true, cell: AmountPaid },
            { key: 'certificate', title: 'Certificate', cell: Certificates },
          ]}
        />
      ) : null}
    </section>
  )
}

/** Its own, or those of its gifts, each with who it is for. */
function Certificates({ certificateId, gifts }: Bought[number]) {
  if (gifts.length === 0) {
    return certificateId ? <a href={`/verify/${certificateId}`}>verify</a> : ''
  }
  const others = gifts.length - MOST_NAMED
  return (
    <ul className={styles.gifts}>
      {gifts.slice(0, MOST_NAMED).map(({ to, certificateId: given }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be for people of one name
        <li key={at}>
          Gift for {to}
          {given ? (
            <>
              , <a href={`/verify/${given}`}>verify</a>
            </>
          ) : null}
        </li>
      ))}
      {others > 0 ? <li>and {others} more</li> : null}
    </ul>
  )
}

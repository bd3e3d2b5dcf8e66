import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ViewUser } from '@understory/contracts/staff/console/staff.ts'
import { purchaseStatusLabel } from '@understory/domain/commerce/purchases/purchase-status.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { shownDate } from '../../../../shell/shown-date.ts'
import { AmountPaid } from '../../../commerce/payments/public.ts'
import styles from '../staff.module.css'
import { ConsoleTable } from '../tables/console-table.tsx'

type Bought = AnswerOf<typeof ViewUser>['purchases']

const MOST_NAMED = 3

export function Purchases({ purchases }: { readonly purchases: Bought }) {
  return (
    <section className={styles.part} aria-labelledby="purchases">
      <h2 id="purchases">Purchases</h2>
      {purchases.length === 0 ? <p className="quiet">None.</p> : null}
      {purchases.length > 0 ? (
        <ConsoleTable
          name="purchases"
          caption="The last fifty purchases"
          rows={purchases}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', title: 'Date', text: ({ createdAt }) => shownDate(createdAt) },
            { key: 'account', title: 'Account', text: ({ account }) => account },
            { key: 'status', title: 'Status', text: ({ status }) => purchaseStatusLabel(status) },
            {
              key: 'total',
              title: 'Total',
              figures: true,
              text: ({ totalMinor: minor, currency }) => formatMoney({ minor, currency }),
              cell: AmountPaid,
            },
            {
              key: 'certificate',
              title: 'Certificate',
              text: ({ certificateId, gifts }) =>
                [certificateId, ...gifts.map((gift) => gift.certificateId)]
                  .filter(Boolean)
                  .join(' '),
              cell: Certificates,
            },
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

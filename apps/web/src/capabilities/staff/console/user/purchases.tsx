import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ViewUser } from '@understory/contracts/staff/console/staff.ts'
import { purchaseStatusLabel } from '@understory/domain/commerce/purchases/purchase-status.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { shownDate } from '../../../../shell/shown-date.ts'
import { AmountPaid } from '../../../commerce/payments/public.ts'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import { ConsoleTable } from '../tables/console-table.tsx'

type Bought = AnswerOf<typeof ViewUser>['purchases']

const MOST_NAMED = 3

export function Purchases({ purchases }: { readonly purchases: Bought }) {
  return (
    <section className={styles.part} aria-labelledby="purchases">
      <h2 id="purchases">{consoleMessage('purchases.purchases')}</h2>
      {purchases.length === 0 ? <p className="quiet">{consoleMessage('purchases.none')}</p> : null}
      {purchases.length > 0 ? (
        <ConsoleTable
          name="purchases"
          caption={consoleMessage('purchases.caption')}
          rows={purchases}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'at',
              title: consoleMessage('purchases.date'),
              text: ({ createdAt }) => shownDate(createdAt),
            },
            {
              key: 'account',
              title: consoleMessage('purchases.account'),
              text: ({ account }) => account,
            },
            {
              key: 'status',
              title: consoleMessage('purchases.status'),
              text: ({ status }) => purchaseStatusLabel(status),
            },
            {
              key: 'total',
              title: consoleMessage('purchases.total'),
              figures: true,
              text: ({ totalMinor: minor, currency }) => formatMoney({ minor, currency }),
              cell: AmountPaid,
            },
            {
              key: 'certificate',
              title: consoleMessage('purchases.certificate'),
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
    return certificateId ? (
      <a href={`/verify/${certificateId}`}>{consoleMessage('purchases.verify')}</a>
    ) : (
      ''
    )
  }
  const others = gifts.length - MOST_NAMED
  return (
    <ul className={styles.gifts}>
      {gifts.slice(0, MOST_NAMED).map(({ to, certificateId: given }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be for people of one name
        <li key={at}>
          {consoleMessage('purchases.giftFor', { to })}
          {given
            ? consoleRich('purchases.verify2', {
                link: (words) => <a href={`/verify/${given}`}>{words}</a>,
              })
            : null}
        </li>
      ))}
      {others > 0 ? (
        <li>{consoleMessage('purchases.andMore', { others: String(others) })}</li>
      ) : null}
    </ul>
  )
}

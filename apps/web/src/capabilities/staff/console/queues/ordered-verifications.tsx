import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListVerifications } from '@understory/contracts/footprints/verification/verification-orders.ts'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import { waitingSince, waitingWords } from './waiting-since.ts'

type Verification = AnswerOf<typeof ListVerifications>['verifications'][number]

const ORDERED_COLUMNS: readonly TextColumn<Verification>[] = [
  { key: 'since', title: 'Paid', text: ({ paidAt }) => paidAt },
  { key: 'account', title: 'Account', text: ({ account }) => account },
  { key: 'services', title: 'What', text: ({ services }) => services.join(', ') },
  { key: 'email', title: 'Email', text: ({ email }) => email ?? '' },
]

type OrderedVerificationsProps = AnswerOf<typeof ListVerifications> & { readonly now: Date }

/** Verifications that were paid for and not handed over yet. */
export function OrderedVerifications({ verifications, now }: OrderedVerificationsProps) {
  return (
    <li className={styles.part}>
      <strong>Verifications that were ordered</strong>
      <p className="quiet">
        Verifications that were paid for, oldest first; the company hands its footprint over.{' '}
        {waitingWords(
          verifications.map(({ paidAt }) => paidAt),
          now,
        )}
      </p>
      <QueueRows
        name="ordered"
        caption="Verifications ordered"
        columns={ORDERED_COLUMNS}
        rows={verifications}
      >
        {(shown) => (
          <ul>
            {shown.map((each) => (
              <Ordered key={each.purchaseId} verification={each} now={now} />
            ))}
          </ul>
        )}
      </QueueRows>
    </li>
  )
}

type OrderedProps = { readonly verification: Verification; readonly now: Date }

function Ordered({ verification, now }: OrderedProps) {
  const { account, userId, email, services, paidAt } = verification
  return (
    <li>
      {waitingSince(paidAt, now)}: {account}, {services.join(', ')}.{' '}
      {userId ? <a href={`/staff/users/${userId}`}>{email}</a> : 'Who ordered it has left.'}
    </li>
  )
}

import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListVerifications } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import { waitingSince, waitingWords } from './waiting-since.ts'

type Verification = AnswerOf<typeof ListVerifications>['verifications'][number]

const orderedColumns = (): readonly TextColumn<Verification>[] => [
  {
    key: 'since',
    title: consoleMessage('orderedVerifications.paid'),
    text: ({ paidAt }) => paidAt,
  },
  {
    key: 'account',
    title: consoleMessage('orderedVerifications.account'),
    text: ({ account }) => account,
  },
  {
    key: 'services',
    title: consoleMessage('orderedVerifications.what'),
    text: ({ services }) => services.join(', '),
  },
  {
    key: 'email',
    title: consoleMessage('orderedVerifications.email'),
    text: ({ email }) => email ?? '',
  },
]

type OrderedVerificationsProps = AnswerOf<typeof ListVerifications> & { readonly now: Date }

/** Verifications that were paid for and not handed over yet. */
export function OrderedVerifications({ verifications, now }: OrderedVerificationsProps) {
  return (
    <li className={styles.part}>
      <strong>{consoleMessage('orderedVerifications.verificationsThatWereOrdered')}</strong>
      <p className="quiet">
        {consoleMessage('orderedVerifications.verificationsPaidOldestFirst', {
          waitingWords: waitingWords(
            verifications.map(({ paidAt }) => paidAt),
            now,
          ),
        })}
      </p>
      <QueueRows
        name="ordered"
        caption={consoleMessage('orderedVerifications.caption')}
        columns={orderedColumns()}
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
      {userId ? (
        <a href={`/staff/users/${userId}`}>{email}</a>
      ) : (
        consoleMessage('orderedVerifications.orderedLeft')
      )}
    </li>
  )
}

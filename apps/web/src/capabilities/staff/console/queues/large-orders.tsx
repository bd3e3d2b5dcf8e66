import type { LargeOrder } from '@understory/contracts/stores/large-orders.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import type { RefusedEntry } from './refused-entry.ts'
import { waitingSince, waitingWords } from './waiting-since.ts'

type LargeOrdersProps = {
  readonly orders: readonly LargeOrder[]
  readonly now: Date
  readonly refused: RefusedEntry | null
}

const LARGE_ORDER_COLUMNS: readonly TextColumn<LargeOrder>[] = [
  { key: 'since', title: 'Since', text: ({ updatedAt }) => updatedAt },
  { key: 'order', title: 'Order', text: ({ label }) => label },
  { key: 'shop', title: 'Shop', text: ({ shop }) => shop },
  { key: 'account', title: 'Account', text: ({ account }) => account },
]

/** Orders of shops that count for nothing until someone has looked at them, each with a form to say what came of it. */
export function LargeOrders({ orders, now, refused }: LargeOrdersProps) {
  return (
    <li className={styles.part} id="large-orders">
      <strong>Orders of shops that are too large to count by themselves</strong>
      <p className="quiet">
        Ask the merchant whether it is real. A mistake is corrected in the shop, and counts then; a
        real one is bought once, by agreement.{' '}
        {waitingWords(
          orders.map(({ updatedAt }) => updatedAt),
          now,
        )}
      </p>
      <QueueRows name="large" caption="Large orders" columns={LARGE_ORDER_COLUMNS} rows={orders}>
        {(shown) => (
          <ul>
            {shown.map((order) => (
              <Waiting
                key={`${order.storeId}-${order.externalId}`}
                order={order}
                now={now}
                refused={refused?.id === order.externalId ? refused : null}
              />
            ))}
          </ul>
        )}
      </QueueRows>
    </li>
  )
}

type WaitingProps = Omit<LargeOrdersProps, 'orders'> & { readonly order: LargeOrder }

function Waiting({ order, now, refused }: WaitingProps) {
  const { storeId, externalId, version, label, shop, account, userId, updatedAt } = order
  const note = `large-${storeId}-${externalId}`
  const error = refused?.error
  return (
    <li>
      <p>
        {waitingSince(updatedAt, now)}: order <strong>{label}</strong> of {shop},{' '}
        {userId ? <a href={`/staff/users/${userId}`}>{account}</a> : account}.
      </p>
      {refused ? <RefusalNotice answer={refused} title="The order still waits" /> : null}
      <form method="post" className={styles.form}>
        <input type="hidden" name="largeOrder" value={externalId} />
        <input type="hidden" name="storeId" value={storeId} />
        <input type="hidden" name="version" value={version} />
        <Field id={note} label="What came of it" error={error}>
          <TextInput {...fieldAria(note, { error })} name="note" defaultValue={refused?.text} />
        </Field>
        <div>
          <Button type="submit">
            Seen to<span className="visually-hidden">: order {label}</span>
          </Button>
        </div>
      </form>
    </li>
  )
}

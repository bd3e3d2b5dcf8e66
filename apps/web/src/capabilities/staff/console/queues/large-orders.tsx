import type { LargeOrder } from '@understory/contracts/stores/large-orders.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { hiddenWords, strongWords } from '../../../../shell/message-tags.tsx'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
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

const largeOrderColumns = (): readonly TextColumn<LargeOrder>[] => [
  { key: 'since', title: consoleMessage('largeOrders.since'), text: ({ updatedAt }) => updatedAt },
  { key: 'order', title: consoleMessage('largeOrders.order'), text: ({ label }) => label },
  { key: 'shop', title: consoleMessage('largeOrders.shop'), text: ({ shop }) => shop },
  { key: 'account', title: consoleMessage('largeOrders.account'), text: ({ account }) => account },
]

/** Orders of shops that count for nothing until someone has looked at them, each with a form to say what came of it. */
export function LargeOrders({ orders, now, refused }: LargeOrdersProps) {
  return (
    <li className={styles.part} id="large-orders">
      <strong>{consoleMessage('largeOrders.ordersShopsTooLarge')}</strong>
      <p className="quiet">
        {consoleMessage('largeOrders.askMerchantWhetherReal', {
          waitingWords: waitingWords(
            orders.map(({ updatedAt }) => updatedAt),
            now,
          ),
        })}
      </p>
      <QueueRows
        name="large"
        caption={consoleMessage('largeOrders.caption')}
        columns={largeOrderColumns()}
        rows={orders}
      >
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
        {consoleRich('largeOrders.orderOf', {
          waitingSince: waitingSince(updatedAt, now),
          strong: strongWords,
          label,
          shop,
        })}{' '}
        {userId ? <a href={`/staff/users/${userId}`}>{account}</a> : account}.
      </p>
      {refused ? (
        <RefusalNotice answer={refused} title={consoleMessage('largeOrders.theOrderStillWaits')} />
      ) : null}
      <form method="post" className={styles.form}>
        <input type="hidden" name="largeOrder" value={externalId} />
        <input type="hidden" name="storeId" value={storeId} />
        <input type="hidden" name="version" value={version} />
        <Field id={note} label={consoleMessage('largeOrders.whatCameOfIt')} error={error}>
          <TextInput {...fieldAria(note, { error })} name="note" defaultValue={refused?.text} />
        </Field>
        <div>
          <Button type="submit">
            {consoleRich('largeOrders.seenToOrder', { hidden: hiddenWords, label })}
          </Button>
        </div>
      </form>
    </li>
  )
}

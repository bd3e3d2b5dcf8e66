import type { ParkedDelivery } from '@understory/contracts/stores/store-orders/parked-deliveries.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { consoleMessage } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import type { RefusedEntry } from './refused-entry.ts'
import { SettleButtons } from './settle-buttons.tsx'
import { waitingSince, waitingWords } from './waiting-since.ts'

type ParkedDeliveriesProps = {
  readonly deliveries: readonly ParkedDelivery[]
  readonly hasMore: boolean
  readonly now: Date
  readonly refused: RefusedEntry | null
}

const parkedColumns = (): readonly TextColumn<ParkedDelivery>[] => [
  {
    key: 'since',
    title: consoleMessage('parkedDeliveries.setAside'),
    text: ({ parkedAt }) => parkedAt,
  },
  { key: 'shop', title: consoleMessage('parkedDeliveries.shop'), text: ({ shop }) => shop },
  {
    key: 'account',
    title: consoleMessage('parkedDeliveries.account'),
    text: ({ account }) => account,
  },
  { key: 'topic', title: consoleMessage('parkedDeliveries.about'), text: ({ topic }) => topic },
  {
    key: 'problem',
    title: consoleMessage('parkedDeliveries.problem'),
    text: ({ problem }) => problem,
  },
]

/** What shops sent and nothing could be made of, by shop, each shop with a form that reads it again or drops them. */
export function ParkedDeliveries({ deliveries, hasMore, now, refused }: ParkedDeliveriesProps) {
  return (
    <li id="parked-deliveries" className={styles.part}>
      <strong>{consoleMessage('parkedDeliveries.deliveriesShopsSetAside')}</strong>
      <p className="quiet">
        {consoleMessage('parkedDeliveries.signedShopNothingCould', {
          waitingWords: waitingWords(
            deliveries.map(({ parkedAt }) => parkedAt),
            now,
          ),
          hasMore: hasMore ? 'yes' : 'other',
        })}
      </p>
      <QueueRows
        name="parked"
        caption={consoleMessage('parkedDeliveries.caption')}
        columns={parkedColumns()}
        rows={deliveries}
      >
        {(shown) =>
          [...Map.groupBy(shown, ({ storeId }) => storeId)].map(([storeId, ofShop]) => (
            <OfShop
              key={storeId}
              {...{ storeId, now }}
              deliveries={ofShop}
              refused={refused?.id === storeId ? refused : null}
            />
          ))
        }
      </QueueRows>
    </li>
  )
}

type OfShopProps = Omit<ParkedDeliveriesProps, 'hasMore'> & { readonly storeId: string }

function OfShop({ storeId, deliveries, now, refused }: OfShopProps) {
  const [first] = deliveries
  if (!first) return null
  const { shop, account, userId } = first
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="parkedOf" value={storeId} />
      {refused ? (
        <RefusalNotice
          answer={refused}
          title={consoleMessage('parkedDeliveries.nothingWasChanged')}
        />
      ) : null}
      <fieldset>
        <legend>{shop}</legend>
        <p>{userId ? <a href={`/staff/users/${userId}`}>{account}</a> : account}</p>
        {deliveries.map(({ deliveryId, parkedAt, topic, problem }) => (
          <p key={deliveryId}>
            <label>
              <input type="checkbox" name="deliveryId" value={deliveryId} defaultChecked />{' '}
              {waitingSince(parkedAt, now)}: {topic}: {problem}
            </label>
          </p>
        ))}
      </fieldset>
      <SettleButtons
        id={`parked-${storeId}`}
        about={shop}
        retry={consoleMessage('parkedDeliveries.readTheShopAgain')}
        drop={consoleMessage('parkedDeliveries.drop')}
        refused={refused}
      />
    </form>
  )
}

import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type {
  ListStoreOrders,
  StoreOrder,
} from '@understory/contracts/stores/store-orders/store-orders.ts'
import { formatStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { DateRangeFields } from '@understory/ui/forms/date-range-fields.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { INTEGRATIONS } from '../../bills/public.ts'
import { connectedStoresMessage } from '../messages/messages.generated.ts'
import { contributionWords, orderStatusWords } from '../store-order-words.ts'
import styles from './integrations.module.css'
import { daysProblem, type OrderFilter, PAGE_SIZES, searchOf } from './order-filter.ts'

type StoreOrdersProps = AnswerOf<typeof ListStoreOrders> & {
  readonly stores: readonly Store[]
  readonly filter: OrderFilter
}

/** Orders a page at a time, with what each contributes or why it does not. */
export function StoreOrders({ stores, orders, nextCursor, newerCursor, filter }: StoreOrdersProps) {
  const { search, status, storeId, from, to, cursor } = filter
  const isFiltered = [search, status, storeId, from, to].some((each) => each !== '')
  const at = (place: string) => `${searchOf({ ...filter, cursor: place })}#orders`
  const first = { ...filter, cursor: '' }
  return (
    <section className="part" aria-labelledby="orders">
      <h2 id="orders">{connectedStoresMessage('storeOrders.orders')}</h2>
      {isFiltered || orders.length > 0 ? <OrderFilterForm stores={stores} filter={filter} /> : null}
      {orders.length === 0 ? (
        <p>
          {isFiltered
            ? connectedStoresMessage('storeOrders.noOrderMatches')
            : connectedStoresMessage('storeOrders.noOrdersYetAppear')}
        </p>
      ) : (
        <>
          <DataTable
            caption={connectedStoresMessage('storeOrders.caption')}
            columns={
              stores.length > 1 ? [...storeOrdersColumns(), storeColumn()] : storeOrdersColumns()
            }
            rows={orders}
            rowKey={(order) => `${order.storeId} ${order.externalId}`}
            asCards
          />
          <nav
            className="row-links"
            aria-label={connectedStoresMessage('storeOrders.pagesOfOrders')}
          >
            {cursor ? (
              <LinkButton href={at('')}>{connectedStoresMessage('storeOrders.newest')}</LinkButton>
            ) : null}
            {newerCursor ? (
              <LinkButton href={at(newerCursor)}>
                {connectedStoresMessage('storeOrders.newer')}
              </LinkButton>
            ) : null}
            {nextCursor ? (
              <LinkButton href={at(nextCursor)}>
                {connectedStoresMessage('storeOrders.older')}
              </LinkButton>
            ) : null}
            <a href={`${INTEGRATIONS}.csv${searchOf(first)}`}>
              {connectedStoresMessage('storeOrders.downloadAllMatchCsv')}
            </a>
          </nav>
        </>
      )}
    </section>
  )
}

const storeOrdersColumns = (): readonly Column<StoreOrder>[] => [
  {
    key: 'date',
    title: connectedStoresMessage('storeOrders.date'),
    cell: ({ createdAt }) => shownDate(createdAt),
  },
  {
    key: 'order',
    title: connectedStoresMessage('storeOrders.order'),
    cell: ({ label }) => <strong>{label}</strong>,
  },
  {
    key: 'cart',
    title: connectedStoresMessage('storeOrders.cartValue'),
    figures: true,
    cell: ({ cartMinor, netMinor, currency }) => (
      <span>
        {formatStoreAmount(cartMinor, currency)}
        {netMinor === cartMinor ? null : (
          <span className="subline">
            {connectedStoresMessage('storeOrders.afterReturns', {
              storeAmount: formatStoreAmount(netMinor, currency),
            })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'contribution',
    title: connectedStoresMessage('storeOrders.contribution'),
    figures: true,
    cell: contributionWords,
  },
  { key: 'status', title: connectedStoresMessage('storeOrders.status'), cell: orderStatusWords },
]
const storeColumn = (): Column<StoreOrder> => ({
  key: 'store',
  title: connectedStoresMessage('storeOrders.store'),
  cell: ({ storeName }) => storeName,
})

function OrderFilterForm({ stores, filter }: Pick<StoreOrdersProps, 'stores' | 'filter'>) {
  return (
    <form method="get" action={INTEGRATIONS} className={styles.filter}>
      <Field id="search" label={connectedStoresMessage('storeOrders.orderNumber')}>
        <TextInput
          id="search"
          name="search"
          type="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={filter.search}
        />
      </Field>
      <DateRangeFields from={filter.from} to={filter.to} problem={daysProblem(filter)} />
      <Field id="status" label={connectedStoresMessage('storeOrders.status')}>
        <Select
          id="status"
          name="status"
          defaultValue={filter.status}
          options={[
            { value: '', label: connectedStoresMessage('storeOrders.all') },
            { value: 'unbilled', label: connectedStoresMessage('storeOrders.notBilled') },
            { value: 'billed', label: connectedStoresMessage('storeOrders.billed') },
          ]}
        />
      </Field>
      {stores.length > 1 ? (
        <Field id="storeId" label={connectedStoresMessage('storeOrders.store')}>
          <Select
            id="storeId"
            name="storeId"
            defaultValue={filter.storeId}
            options={[
              { value: '', label: connectedStoresMessage('storeOrders.all') },
              ...stores.map(({ storeId: value, name: label }) => ({ value, label })),
            ]}
          />
        </Field>
      ) : null}
      <Field id="limit" label={connectedStoresMessage('storeOrders.ordersAPage')}>
        <Select
          id="limit"
          name="limit"
          defaultValue={String(filter.limit)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        />
      </Field>
      <div>
        <Button type="submit">{connectedStoresMessage('storeOrders.show')}</Button>
      </div>
    </form>
  )
}

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
import { contributionWords, orderStatusWords } from '../store-words.ts'
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
      <h2 id="orders">Orders</h2>
      {isFiltered || orders.length > 0 ? <OrderFilterForm stores={stores} filter={filter} /> : null}
      {orders.length === 0 ? (
        <p>
          {isFiltered
            ? 'No order matches.'
            : 'No orders yet. They appear here within minutes of being placed; from shops that are connected through Rutter it may take some hours.'}
        </p>
      ) : (
        <>
          <DataTable
            caption="Orders of your stores, the newest first"
            columns={
              stores.length > 1 ? [...STORE_ORDERS_COLUMNS, storeColumn] : STORE_ORDERS_COLUMNS
            }
            rows={orders}
            rowKey={(order) => `${order.storeId} ${order.externalId}`}
            asCards
          />
          <nav className="row-links" aria-label="Pages of orders">
            {cursor ? <LinkButton href={at('')}>Newest</LinkButton> : null}
            {newerCursor ? <LinkButton href={at(newerCursor)}>Newer</LinkButton> : null}
            {nextCursor ? <LinkButton href={at(nextCursor)}>Older</LinkButton> : null}
            <a href={`${INTEGRATIONS}.csv${searchOf(first)}`}>Download all that match (CSV)</a>
          </nav>
        </>
      )}
    </section>
  )
}

const STORE_ORDERS_COLUMNS: readonly Column<StoreOrder>[] = [
  { key: 'date', title: 'Date', cell: ({ createdAt }) => shownDate(createdAt) },
  { key: 'order', title: 'Order', cell: ({ label }) => <strong>{label}</strong> },
  {
    key: 'cart',
    title: 'Cart value',
    figures: true,
    cell: ({ cartMinor, netMinor, currency }) => (
      <span>
        {formatStoreAmount(cartMinor, currency)}
        {netMinor === cartMinor ? null : (
          <span className="subline">{formatStoreAmount(netMinor, currency)} after returns</span>
        )}
      </span>
    ),
  },
  { key: 'contribution', title: 'Contribution', figures: true, cell: contributionWords },
  { key: 'status', title: 'Status', cell: orderStatusWords },
]
const storeColumn: Column<StoreOrder> = {
  key: 'store',
  title: 'Store',
  cell: ({ storeName }) => storeName,
}

function OrderFilterForm({ stores, filter }: Pick<StoreOrdersProps, 'stores' | 'filter'>) {
  return (
    <form method="get" action={INTEGRATIONS} className={styles.filter}>
      <Field id="search" label="Order number">
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
      <Field id="status" label="Status">
        <Select
          id="status"
          name="status"
          defaultValue={filter.status}
          options={[
            { value: '', label: 'All' },
            { value: 'unbilled', label: 'Not billed' },
            { value: 'billed', label: 'Billed' },
          ]}
        />
      </Field>
      {stores.length > 1 ? (
        <Field id="storeId" label="Store">
          <Select
            id="storeId"
            name="storeId"
            defaultValue={filter.storeId}
            options={[
              { value: '', label: 'All' },
              ...stores.map(({ storeId: value, name: label }) => ({ value, label })),
            ]}
          />
        </Field>
      ) : null}
      <Field id="limit" label="Orders a page">
        <Select
          id="limit"
          name="limit"
          defaultValue={String(filter.limit)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        />
      </Field>
      <div>
        <Button type="submit">Show</Button>
      </div>
    </form>
  )
}

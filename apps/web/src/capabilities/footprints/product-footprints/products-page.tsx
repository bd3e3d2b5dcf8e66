import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListOwnProducts } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import { shownKg } from '@understory/domain/footprints/product-footprints/shown-kg.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { PARTNERS_PATH } from '../exchanges/public.ts'
import { unitInWords } from './declared-unit-words.ts'
import { productFootprintsMessage, productFootprintsRich } from './messages/messages.generated.ts'
import { ProductFields } from './product-fields.tsx'
import { productAddress } from './product-footprints-path.ts'

type ListedProduct = AnswerOf<typeof ListOwnProducts>['products'][number]

type ProductsPageProps = {
  readonly products: readonly ListedProduct[]
  readonly done: string | null
  readonly mayChange: boolean
  readonly refused: FormAnswer | null
}

/** The products of a company, and what one unit of each emits. */
export function ProductsPage({ products, done, mayChange, refused }: ProductsPageProps) {
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>{productFootprintsMessage('products.title')}</h1>
        <p className="lead quiet">{productFootprintsMessage('products.lead')}</p>
        <p>
          <a href={PARTNERS_PATH}>{productFootprintsMessage('products.partners')}</a>
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {done === 'gone' && !refused ? (
        <PageToast
          id="done"
          kind="success"
          body={productFootprintsMessage('product.done', { done })}
        />
      ) : null}
      {products.length > 0 ? (
        <DataTable
          caption={productFootprintsMessage('products.table')}
          columns={productColumns()}
          rows={products}
          rowKey={({ productId }) => productId}
          asCards
        />
      ) : (
        <EmptyState
          title={productFootprintsMessage('products.empty.title')}
          picture={spot('register')}
          action={
            mayChange ? (
              <LinkButton href="#new-product">
                {productFootprintsMessage('products.add')}
              </LinkButton>
            ) : null
          }
        >
          {productFootprintsMessage('products.empty')}
        </EmptyState>
      )}
      {mayChange ? (
        <form method="post" className="panel flow-16" aria-labelledby="new-product">
          <h2 id="new-product">{productFootprintsMessage('products.add')}</h2>
          <ProductFields typed={refused} />
          <div>
            <Button type="submit" look="action">
              {productFootprintsMessage('products.add.button')}
            </Button>
          </div>
        </form>
      ) : null}
    </div>
  )
}

const productColumns = (): readonly Column<ListedProduct>[] => [
  {
    key: 'product',
    title: productFootprintsMessage('products.table.product'),
    cell: ({ name, ownCode, gtin }) => (
      <div>
        <strong>{name}</strong>
        {ownCode || gtin ? <span className="subline">{ownCode ?? gtin}</span> : null}
      </div>
    ),
  },
  {
    key: 'unit',
    title: productFootprintsMessage('products.table.unit'),
    cell: ({ declaredAmount, declaredUnit }) =>
      `${declaredAmount} × ${unitInWords(declaredUnit).toLowerCase()}`,
  },
  {
    key: 'figure',
    title: productFootprintsMessage('products.table.figure'),
    figures: true,
    cell: ({ active }) =>
      active
        ? productFootprintsMessage('products.table.kg', {
            kg: shownKg(active.totals.excludingUptakeKg),
          })
        : productFootprintsMessage('products.table.none'),
  },
  {
    key: 'open',
    title: hiddenWords(productFootprintsMessage('products.table.product')),
    cell: ({ productId, name }) => (
      <a href={productAddress(productId)}>
        {productFootprintsRich('products.table.open', { product: name, hidden: hiddenWords })}
      </a>
    ),
  },
]

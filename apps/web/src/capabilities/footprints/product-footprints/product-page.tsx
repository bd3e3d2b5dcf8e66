import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  FootprintInShort,
  GetOwnProduct,
} from '@understory/contracts/footprints/product-footprints/own-products.ts'
import { shownKg } from '@understory/domain/footprints/product-footprints/shown-kg.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { daysInWords } from './days-in-words.ts'
import { unitInWords } from './declared-unit-words.ts'
import { FootprintFields } from './footprint-fields.tsx'
import { productFootprintsMessage, productFootprintsRich } from './messages/messages.generated.ts'
import { PRODUCT_DONE, wordOf } from './product-done.ts'
import { ProductFields } from './product-fields.tsx'
import { PRODUCTS_PATH, productFootprintAddress } from './product-footprints-path.ts'

type ProductPageProps = {
  readonly product: AnswerOf<typeof GetOwnProduct>
  readonly done: string | null
  readonly mayChange: boolean
  readonly refused: FormAnswer | null
}

/** One product: its footprints, a new one, and what it is. */
export function ProductPage({ product, done, mayChange, refused }: ProductPageProps) {
  const { name, declaredAmount, declaredUnit, footprints } = product
  const word = wordOf(PRODUCT_DONE, done)
  const isDrafting = refused?.values.intent === 'draft'
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: PRODUCTS_PATH, label: productFootprintsMessage('products.title') }]}
          here={name}
        />
        <h1>{name}</h1>
        <p className="lead quiet">
          {productFootprintsMessage('product.lead', {
            amount: declaredAmount,
            unit: unitInWords(declaredUnit).toLowerCase(),
          })}
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {word && !refused ? (
        <PageToast
          id="done"
          kind="success"
          body={productFootprintsMessage('product.done', { done: word })}
        />
      ) : null}
      <section className="part flow-16" aria-labelledby="footprints">
        <h2 id="footprints">{productFootprintsMessage('product.footprints')}</h2>
        {footprints.length > 0 ? (
          <DataTable
            caption={productFootprintsMessage('product.footprints.table', { product: name })}
            columns={footprintColumns(product.productId)}
            rows={footprints}
            rowKey={({ footprintId }) => footprintId}
            asCards
          />
        ) : (
          <p>{productFootprintsMessage('product.footprints.empty')}</p>
        )}
      </section>
      {mayChange ? (
        <>
          <form method="post" className="panel flow-16" aria-labelledby="draft">
            <h2 id="draft">{productFootprintsMessage('product.draft')}</h2>
            <FootprintFields typed={isDrafting ? refused : null} />
            <div>
              <Button type="submit" look="action" name="intent" value="draft">
                {productFootprintsMessage('product.draft.button')}
              </Button>
            </div>
          </form>
          <ChangeProduct product={product} typed={isDrafting ? null : refused} />
        </>
      ) : null}
    </div>
  )
}

const footprintColumns = (productId: string): readonly Column<FootprintInShort>[] => [
  {
    key: 'period',
    title: productFootprintsMessage('product.footprints.period'),
    cell: daysInWords,
  },
  {
    key: 'status',
    title: productFootprintsMessage('product.footprints.status'),
    cell: ({ status }) => productFootprintsMessage('status', { status }),
  },
  {
    key: 'figure',
    title: productFootprintsMessage('products.table.figure'),
    figures: true,
    cell: ({ totals }) =>
      productFootprintsMessage('products.table.kg', { kg: shownKg(totals.excludingUptakeKg) }),
  },
  {
    key: 'open',
    title: hiddenWords(productFootprintsMessage('product.footprints.period')),
    cell: (footprint) => (
      <a href={productFootprintAddress(productId, footprint.footprintId)}>
        {productFootprintsRich('product.footprints.open', {
          period: daysInWords(footprint),
          hidden: hiddenWords,
        })}
      </a>
    ),
  },
]

type ChangeProductProps = {
  readonly product: ProductPageProps['product']
  readonly typed: FormAnswer | null
}

function ChangeProduct({ product, typed }: ChangeProductProps) {
  const isDraftOnly = product.footprints.every(({ status }) => status === 'draft')
  return (
    <details className="more" open={typed !== null}>
      <summary>{productFootprintsMessage('product.change')}</summary>
      <form method="post" className="flow-16">
        <p className="quiet">{productFootprintsMessage('product.change.what')}</p>
        <ProductFields product={product} typed={typed} />
        <div className="row-12">
          <Button type="submit" name="intent" value="change">
            {productFootprintsMessage('product.change.button')}
          </Button>
        </div>
      </form>
      {isDraftOnly ? (
        <form method="post">
          <Button look="quiet" type="submit" name="intent" value="delete">
            {productFootprintsMessage('product.delete')}
          </Button>
        </form>
      ) : null}
    </details>
  )
}

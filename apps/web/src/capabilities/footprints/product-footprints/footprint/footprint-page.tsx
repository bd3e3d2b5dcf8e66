import type { FoundEmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { Exchange } from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import type { ProductFootprint } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { daysInWords } from '../days-in-words.ts'
import { FootprintFields } from '../footprint-fields.tsx'
import { productFootprintsMessage } from '../messages/messages.generated.ts'
import { FOOTPRINT_DONE, wordOf } from '../product-done.ts'
import { PRODUCTS_PATH, productAddress } from '../product-footprints-path.ts'
import { ChecksPart } from './checks-part.tsx'
import { LineForm } from './line-form.tsx'
import { LinesPart } from './lines-part.tsx'
import { ReleasesPart } from './releases-part.tsx'
import { ResultPart } from './result-part.tsx'

type FootprintPageProps = {
  readonly footprint: ProductFootprint
  readonly partners: readonly Exchange[]
  readonly words: string | null
  readonly factors: readonly FoundEmissionFactor[]
  readonly done: string | null
  readonly mayChange: boolean
  readonly maySpeak: boolean
  readonly refused: FormAnswer | null
}

/** A footprint of a product: its result, its workings, what is still open, and who reads it. */
export function FootprintPage(props: FootprintPageProps) {
  const { footprint, partners, words, factors, done, mayChange, maySpeak, refused } = props
  const { product, status, period } = footprint
  const isOpen = status === 'draft' && mayChange
  const word = wordOf(FOOTPRINT_DONE, done)
  const ofIntent = (intent: string) => (refused?.values.intent === intent ? refused : null)
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: PRODUCTS_PATH, label: productFootprintsMessage('products.title') },
            { href: productAddress(product.productId), label: product.name },
          ]}
          here={productFootprintsMessage('status', { status })}
        />
        <h1>
          {productFootprintsMessage('footprint.title', {
            product: product.name,
            days: daysInWords(period),
          })}
        </h1>
        <p className="lead quiet">{productFootprintsMessage('footprint.lead', { status })}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {word && !refused ? (
        <PageToast
          id="done"
          kind="success"
          body={productFootprintsMessage('footprint.done', { done: word })}
        />
      ) : null}
      <ResultPart footprint={footprint} />
      <LinesPart lines={footprint.lines} isOpen={isOpen} />
      {isOpen ? <LineForm {...{ words, factors }} typed={ofIntent('line')} /> : null}
      {isOpen ? <ChangeDraft footprint={footprint} typed={ofIntent('change')} /> : null}
      {status === 'draft' ? (
        <ChecksPart checks={footprint.checks} maySpeak={maySpeak} typed={ofIntent('publish')} />
      ) : (
        <ReleasesPart {...{ footprint, partners, maySpeak }} typed={ofIntent('release')} />
      )}
    </div>
  )
}

type ChangeDraftProps = {
  readonly footprint: ProductFootprint
  readonly typed: FormAnswer | null
}

function ChangeDraft({ footprint, typed }: ChangeDraftProps) {
  return (
    <details className="more" open={typed !== null}>
      <summary>{productFootprintsMessage('draft.title')}</summary>
      <form method="post" className="flow-16">
        <FootprintFields footprint={footprint} typed={typed} />
        <div className="row-12">
          <Button type="submit" name="intent" value="change">
            {productFootprintsMessage('draft.button')}
          </Button>
        </div>
      </form>
      <form method="post">
        <Button look="quiet" type="submit" name="intent" value="delete">
          {productFootprintsMessage('draft.delete')}
        </Button>
      </form>
    </details>
  )
}

import type { ReceivedFootprint } from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import {
  SUPPLIER_REQUEST_STATES,
  whoSteps,
} from '@understory/domain/footprints/suppliers/request-steps.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress, suppliersAddress } from '../../company-footprints/public.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
import { AskSupplierForm } from './ask-supplier-form.tsx'
import { KnownOfSupplier } from './known-of-supplier.tsx'
import { ProductFigures } from './product-figures.tsx'
import { SupplierLines } from './supplier-lines.tsx'
import { SupplierRequestPart } from './supplier-request-part.tsx'
import type { SupplierShown } from './supplier-shown.ts'

type SupplierPageProps = {
  readonly supplier: SupplierShown
  /** Of partners, which can be used. */
  readonly footprints: readonly ReceivedFootprint[]
  readonly footprintId: string
  /** Whether this person may speak for the company, and change what counts. */
  readonly mayAsk: boolean
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const supplierDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    ask: suppliersMessage('supplier.requestCreated'),
    save: suppliersMessage('supplier.saved'),
    lines: suppliersMessage('supplier.linesSaved'),
    accept: suppliersMessage('supplier.answerAcceptedNowReplaces'),
    return: suppliersMessage('supplier.sentBackReasonAnswer'),
    decline: suppliersMessage('supplier.answerDeclinedReason'),
    cancel: suppliersMessage('supplier.requestCancelledLinkNo'),
    product: suppliersMessage('supplier.productCounted'),
    'take-out': suppliersMessage('supplier.answerRemovedInventorySpending'),
  })

/** One supplier: what is spent with it, what it was asked, and what it answered. */
export function SupplierPage(props: SupplierPageProps) {
  const { supplier, footprints, footprintId, mayAsk, done, refused } = props
  const { name, requests, isLocked } = supplier
  const title = done === null ? undefined : supplierDone()[done]
  const isAsked = requests.some(
    ({ state }) =>
      state !== 'verified' && SUPPLIER_REQUEST_STATES.some((to) => whoSteps(state, to) !== null),
  )
  const isOpen = mayAsk && !isLocked
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: inventoryAddress(footprintId), label: suppliersMessage('supplier.inventory') },
            { href: suppliersAddress(footprintId), label: suppliersMessage('supplier.suppliers') },
          ]}
          here={name}
        />
        <h1>{name}</h1>
      </header>
      {title && !refused ? <Notice kind="success" title={title} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <InUse {...{ supplier, isOpen }} />
      {requests.map((request) => (
        <SupplierRequestPart
          key={request.supplierRequestId}
          {...{ request, supplier, footprintId, mayAsk, isOpen, refused }}
        />
      ))}
      {mayAsk && !isAsked ? <AskSupplierForm {...{ supplier, refused }} /> : null}
      <ProductFigures {...{ supplier, footprints, isOpen, refused }} />
      <SupplierLines {...{ supplier, isOpen }} />
      {mayAsk ? <KnownOfSupplier {...{ supplier, refused }} /> : null}
    </div>
  )
}

type InUseProps = { readonly supplier: SupplierShown; readonly isOpen: boolean }

function InUse({ supplier: { use, name }, isOpen }: InUseProps) {
  if (!use) return null
  return (
    <section className="panel panel-lichen flow-12" aria-labelledby="use">
      <h2 id="use">
        {suppliersMessage('supplier.supplierDataInventory', {
          emission: formatEmission(use.grams),
          isSupplierData: use.isSupplierData ? 'yes' : 'other',
        })}
      </h2>
      <p>
        {suppliersMessage('supplier.placeSpendingAcceptedSince', {
          emission: formatEmission(use.replacedGrams),
          longDate: longDate(use.acceptedOn),
          name: use.isWithdrawn ? name : '',
          isWithdrawn: use.isWithdrawn ? 'yes' : 'other',
        })}
      </p>
      {isOpen ? (
        <form method="post">
          <input type="hidden" name="useId" value={use.useId} />
          <Button type="submit" name="intent" value="take-out">
            {suppliersMessage('supplier.removeInventory')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

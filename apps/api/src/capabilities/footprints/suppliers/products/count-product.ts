import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ReceivedFootprint } from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import type { CountSupplierProduct } from '@understory/contracts/footprints/suppliers/supplier-products.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  dayOf,
  longDate,
  longDateRange,
  monthOf,
  shiftMonth,
} from '@understory/domain/calendar/calendar.ts'
import { allocate } from '@understory/domain/footprints/allocations/allocate.ts'
import { UNITS_OF_AMOUNTS } from '@understory/domain/footprints/exchanges/received-footprint.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import {
  changeLocked,
  type findInventory,
  replaceByAnswer,
} from '../../company-footprints/public.ts'
import { findReceived, presentReceived } from '../../exchanges/public.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
import { findSupplier, linesOfSuppliers, type SupplierKey } from '../supplier-records.ts'

type FoundInventory = NonNullable<Awaited<ReturnType<typeof findInventory>>>

type Counting = SupplierKey & {
  readonly footprintId: string
  readonly userId: string
  readonly body: BodyOf<typeof CountSupplierProduct>
}

/**
 * So many units of a product count by the footprint that a partner gave, in place of the lines of spending on it, all or
 * nothing. A line is replaced once; other spending with the supplier stays as it is.
 */
export function countProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { body, ...key }: Counting,
): Promise<ReplyOf<typeof CountSupplierProduct> | Refused> {
  const { receivedFootprintId, quantity, lineIds } = body
  const { accountId, footprintId, supplierId, userId } = key
  return transact(deps.db, async (tx) => {
    const supplier = await findSupplier(tx, key)
    if (!supplier) return refuse('SUPPLIER_NOT_FOUND')
    const row = await findReceived(tx, { receivedFootprintId, accountId })
    if (!row) return refuse('RECEIVED_FOOTPRINT_NOT_FOUND')
    const footprint = usable(presentReceived(row, dayOf(deps.clock())))
    if (!footprint) return refuse('RECEIVED_FOOTPRINT_UNUSABLE')
    const name = footprint.productName ?? supplier.name
    const reason = suppliersMessage('count-product.reason', { product: name })
    const wanted = { footprintId, accountId, userId, reason: reason.slice(0, 500) }
    const useId = deps.newId()
    const changed = await changeLocked(tx, deps, {
      wanted,
      change: async (_, inventory) => {
        const counted = gramsOf(footprint, { quantity, inventory })
        if (counted instanceof Refused) return counted
        if (!(await areOfSupplier(tx, { ...key, inventory, lineIds }))) return notItsLines()
        const replaced = await replaceByAnswer(tx, deps, {
          ...{ wanted, inventory, useId, lineIds, grams: counted.grams },
          described: describedBy(footprint, { quantity, sha256: row.sha256 }),
        })
        return replaced instanceof Refused ? replaced : { ...replaced, ...counted }
      },
    })
    if (changed instanceof Refused) return changed
    const { kgCo2e, declared, partnerName, pfId } = footprint
    await tx
      .insertInto('supplier_use')
      .values({
        id: useId,
        account_id: accountId,
        footprint_id: footprintId,
        supplier_id: supplierId,
        received_footprint_id: receivedFootprintId,
        product: JSON.stringify({
          ...{ pfId, productName: footprint.productName, partnerName, quantity, declared, kgCo2e },
        }),
        statement_sha256: row.sha256,
        level: 'product',
        is_supplier_data: true,
        method: 'product',
        grams: changed.grams,
        replaced_grams: changed.replacedGrams,
        accepted_by: userId,
        accepted_at: deps.clock(),
      })
      .execute()
    const { grams, replacedGrams, steps } = changed
    return { supplierUseId: useId, grams, replacedGrams, steps: [...steps] }
  })
}

type UsableFootprint = ReceivedFootprint & {
  readonly kgCo2e: string
  readonly period: NonNullable<ReceivedFootprint['period']>
  readonly declared: {
    readonly amount: string
    readonly unit: NonNullable<ReceivedFootprint['declaredUnit']>
  }
  readonly unit: string
}

/** `null`: something keeps it out of an inventory, or its partner gives another one by now. */
function usable(footprint: ReceivedFootprint): UsableFootprint | null {
  const { problems, isSuperseded, kgCo2e, period, declaredUnit, declaredAmount } = footprint
  const unit = declaredUnit && UNITS_OF_AMOUNTS[declaredUnit]
  if (problems.length > 0 || isSuperseded || !unit) return null
  if (kgCo2e === null || declaredAmount === null || !period || !declaredUnit) return null
  return {
    ...footprint,
    kgCo2e,
    period,
    unit,
    declared: { amount: declaredAmount, unit: declaredUnit },
  }
}

type Bought = {
  readonly quantity: BodyOf<typeof CountSupplierProduct>['quantity']
  readonly inventory: Pick<FoundInventory, 'start_month'>
}

/** By the rule of shares, as everyone can ask it at `/api/allocations`. */
function gramsOf(
  { kgCo2e, period, declared, unit }: UsableFootprint,
  { quantity, inventory }: Bought,
) {
  const start = monthOf(inventory.start_month)
  const found = allocate({
    method: 'product',
    supplier: {
      period: { from: monthOf(period.from), to: monthOf(period.to) },
      level: 'product',
    },
    customer: { period: { from: start, to: shiftMonth(start, 11) } },
    product: { quantity, declared: { amount: declared.amount, unit }, kgCo2e },
  })
  if (!('code' in found)) return found
  const field = found.code === 'PERIODS_APART' ? 'receivedFootprintId' : 'quantity.unit'
  return refuse('PRODUCT_NOT_COUNTED', [{ field, message: refuse(found.code).refusal.message }])
}

type LinesOf = SupplierKey & {
  readonly inventory: Pick<FoundInventory, 'id'>
  readonly lineIds: readonly string[]
}

async function areOfSupplier(
  tx: Tx,
  { inventory, accountId, supplierId, lineIds }: LinesOf,
): Promise<boolean> {
  const lines = await linesOfSuppliers(tx, { inventoryId: inventory.id, accountId }, supplierId)
  const own = new Set(lines.map(({ id }) => id))
  return new Set(lineIds).size === lineIds.length && lineIds.every((id) => own.has(id))
}

const notItsLines = () =>
  refuse('BAD_REQUEST', [{ field: 'lineIds', message: suppliersMessage('count-product.lines') }])

type DescribedProduct = { readonly quantity: Bought['quantity']; readonly sha256: string }

/** Unit, boundary, months, version and source stand with the line. */
function describedBy(footprint: UsableFootprint, { quantity, sha256 }: DescribedProduct) {
  const { productName, companyName, partnerName, declared, kgCo2e, period } = footprint
  const method = suppliersMessage('count-product.method', {
    amount: quantity.amount,
    unit: quantity.unit,
    kg: kgCo2e,
    declaredAmount: declared.amount,
    declaredUnit: declared.unit,
    period: longDateRange(period),
    standards: footprint.standards.join(', ') || 'PACT',
    version: footprint.specVersion ?? '',
    received: longDate(dayOf(new Date(footprint.receivedAt))),
  })
  const source = companyName ?? partnerName
  return {
    description: suppliersMessage('count-product.description', {
      product: productName ?? source,
    }).slice(0, 200),
    ownFactor: {
      kind: 'supplier' as const,
      unit: 'kg CO2e',
      source: source.slice(0, 120),
      method: method.slice(0, 300),
      year: Number(period.to.slice(0, 4)),
    },
    figureSource: 'worked-out' as const,
    note: suppliersMessage('count-product.note', { pfId: footprint.pfId, sha256 }),
  }
}

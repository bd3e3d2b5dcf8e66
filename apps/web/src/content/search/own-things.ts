import { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { ListOwnProducts } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import { ListSuppliers } from '@understory/contracts/footprints/suppliers.ts'
import { ListWidgets } from '@understory/contracts/showing/widgets.ts'
import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ListVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import type { AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import type { Api } from '../../http/api-client.ts'
import { searchMessage } from './messages/messages.generated.ts'

/** A page of somebody's own, and what kind of thing it shows. */
export type OwnThing = { readonly kind: string; readonly label: string; readonly href: string }

const LATEST_PURCHASES = 100

/** What an account has that is looked for by name. A list that may not be seen is left out. */
export async function ownThings(api: Api, kind: AccountKind): Promise<readonly OwnThing[]> {
  const lists = kind === 'business' ? [...OF_ALL, ...OF_BUSINESS] : OF_ALL
  const found = await Promise.all(lists.map((list) => list(api).catch(() => [])))
  return found.flat()
}

type ThingList = (api: Api) => Promise<readonly OwnThing[]>

const purchases: ThingList = async (api) => {
  const answer = await api(ListPurchases, { query: { limit: LATEST_PURCHASES } })
  if (!answer.ok) return []
  return answer.data.purchases.flatMap(({ uuid, invoiceNumber, certificateId, reference }) => {
    const called = [invoiceNumber, reference].filter(Boolean).join(', ')
    if (!invoiceNumber) return []
    const invoice = {
      kind: searchMessage('ownThings.invoice'),
      label: called,
      href: `/my-impact/invoices/${uuid}.pdf`,
    }
    return certificateId
      ? [
          invoice,
          {
            kind: searchMessage('ownThings.certificate'),
            label: searchMessage('ownThings.of', { called }),
            href: `/verify/${certificateId}`,
          },
        ]
      : [invoice]
  })
}

const vehicles: ThingList = async (api) => {
  const answer = await api(ListVehicles, {})
  if (!answer.ok) return []
  return answer.data.vehicles.map(({ title }) => ({
    kind: searchMessage('ownThings.vehicle'),
    label: title,
    href: '/my-impact/manage/vehicles',
  }))
}

const footprints: ThingList = async (api) => {
  const answer = await api(ListFootprints, {})
  if (!answer.ok) return []
  return answer.data.footprints.map(({ footprintId, companyName, startMonth }) => ({
    kind: searchMessage('ownThings.footprint'),
    label: searchMessage('ownThings.from', { companyName, longMonth: longMonth(startMonth) }),
    href: `/my-impact/dashboards/footprint/${footprintId}`,
  }))
}

const stores: ThingList = async (api) => {
  const answer = await api(ListStores, {})
  if (!answer.ok) return []
  return answer.data.stores.map(({ storeId, name }) => ({
    kind: searchMessage('ownThings.shop'),
    label: name,
    href: `/my-impact/manage/integrations/${storeId}`,
  }))
}

const widgets: ThingList = async (api) => {
  const answer = await api(ListWidgets, {})
  if (!answer.ok) return []
  return answer.data.widgets.map(({ widgetId, displayName }) => ({
    kind: searchMessage('ownThings.liveWidget'),
    label: displayName,
    href: `/my-impact/share/live-widget/${widgetId}`,
  }))
}

const products: ThingList = async (api) => {
  const answer = await api(ListOwnProducts, {})
  if (!answer.ok) return []
  return answer.data.products.map(({ productId, name }) => ({
    kind: searchMessage('ownThings.product'),
    label: name,
    href: `/my-impact/dashboards/products/${productId}`,
  }))
}

const suppliers: ThingList = async (api) => {
  const listed = await api(ListFootprints, {})
  // Suppliers belong to the account; their pages are those of its present footprint.
  const refined = listed.ok ? listed.data.footprints.filter(({ isRefined }) => isRefined) : []
  const footprint = refined.find(({ isActive }) => isActive) ?? refined[0]
  if (!footprint) return []
  const { footprintId } = footprint
  const answer = await api(ListSuppliers, { params: { footprintId } })
  if (!answer.ok) return []
  return answer.data.suppliers.map(({ supplierId, name }) => ({
    kind: searchMessage('ownThings.supplier'),
    label: name,
    href: `/my-impact/dashboards/footprint/${footprintId}/suppliers/${supplierId}`,
  }))
}

const OF_ALL = [purchases, vehicles]
const OF_BUSINESS = [footprints, stores, widgets, products, suppliers]

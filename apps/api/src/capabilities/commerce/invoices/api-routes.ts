import { getInvoice, listInvoices } from '@understory/contracts/v1/invoices.ts'
import type { Deps } from '../../../deps.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { findOwnInvoice, listOwnInvoices } from './list-invoices.ts'

export const invoiceApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(listInvoices, ({ actor, query }) => listOwnInvoices(deps, actor, query)),
  apiRoute(getInvoice, ({ actor, params }) => findOwnInvoice(deps, actor, params.invoiceId)),
]

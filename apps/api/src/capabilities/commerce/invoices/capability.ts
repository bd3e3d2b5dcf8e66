import type { Capability } from '../../../capability.ts'
import { invoiceApiRoutes } from './api-routes.ts'
import { renderInvoiceEvent } from './render-invoice-event.ts'
import { invoiceRoutes } from './routes.ts'

export const invoices: Capability = {
  area: 'commerce',
  name: 'invoices',
  says: 'What an invoice shows, and its document.',
  routes: invoiceRoutes,
  apiRoutes: invoiceApiRoutes,
  eventRenderers: { 'invoice.issued': renderInvoiceEvent },
}

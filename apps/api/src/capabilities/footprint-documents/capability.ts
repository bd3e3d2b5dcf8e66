import type { Capability } from '../../capability.ts'
import { footprintDocumentRoutes } from './routes.ts'

export const footprintDocuments: Capability = {
  name: 'footprint-documents',
  says: 'The report and the certificate of a footprint.',
  routes: footprintDocumentRoutes,
}

import { GetDisclosure, ListProjectPayments } from '@understory/contracts/proof/disclosures.ts'
import {
  GetReceipt,
  GetStaffReceipt,
  ListReceipts,
  UploadReceipt,
} from '@understory/contracts/proof/receipts.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { getDisclosure } from './get-disclosure.ts'
import { listProjectPayments } from './payments/list-project-payments.ts'
import { listReceipts, readReceipt } from './receipts/read-receipts.ts'
import { uploadReceipt } from './receipts/upload-receipt.ts'

// A file of two megabytes at most, for anyone.
const RECEIPT_LIMIT = { name: 'receipt', points: 60, seconds: 60 }
const BY_PUBLISHERS = { access: 'staff', duty: 'publish-projects' } as const

export function disclosureRoutes(deps: Deps): Route[] {
  return [
    route(GetDisclosure, { access: 'public' }, ({ params }) =>
      asPlatform(() => getDisclosure(deps, params.projectId)),
    ),
    route(ListProjectPayments, { access: 'public' }, ({ params }) =>
      asPlatform(() => listProjectPayments(deps, params.projectId)),
    ),
    route(UploadReceipt, BY_PUBLISHERS, ({ body }) => uploadReceipt(deps, body)),
    route(ListReceipts, BY_PUBLISHERS, () => listReceipts(deps)),
    route(GetStaffReceipt, BY_PUBLISHERS, ({ params, responseHeaders }) =>
      readReceipt(deps, { ...params, mustBePublic: false, responseHeaders }),
    ),
    route(GetReceipt, { access: 'public', limit: RECEIPT_LIMIT }, ({ params, responseHeaders }) =>
      asPlatform(() => readReceipt(deps, { ...params, mustBePublic: true, responseHeaders })),
    ),
  ]
}

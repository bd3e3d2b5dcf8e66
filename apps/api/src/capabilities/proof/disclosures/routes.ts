import { GetDisclosure, ListProjectPayments } from '@understory/contracts/proof/disclosures.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { getDisclosure } from './get-disclosure.ts'
import { listProjectPayments } from './payments/list-project-payments.ts'

export function disclosureRoutes(deps: Deps): Route[] {
  return [
    route(GetDisclosure, { access: 'public' }, ({ params }) =>
      asPlatform(() => getDisclosure(deps, params.projectId)),
    ),
    route(ListProjectPayments, { access: 'public' }, ({ params }) =>
      asPlatform(() => listProjectPayments(deps, params.projectId)),
    ),
  ]
}

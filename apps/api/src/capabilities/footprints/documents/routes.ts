import { GetDeclaredReport } from '@understory/contracts/footprints/company-footprints/declarations.ts'
import {
  GetDisclosureProfile,
  ReplaceDisclosureProfile,
} from '@understory/contracts/footprints/disclosure-profiles.ts'
import {
  GetFootprintCertificatePdf,
  GetFootprintReport,
  IssueFootprintCertificate,
  ListFootprintCertificates,
  VerifyFootprintCertificate,
  WithdrawFootprintCertificate,
} from '@understory/contracts/footprints/documents.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { readDeclaredReport } from './declared-reports.ts'
import { readDisclosureProfile, replaceDisclosureProfile } from './disclosure-profiles.ts'
import { frameworkRoutes } from './disclosures/framework-routes.ts'
import { secrRoutes } from './disclosures/secr-routes.ts'
import { issueCertificate } from './issue-certificate.ts'
import { listCertificates } from './list-certificates.ts'
import { renderFootprintCertificate } from './render-certificate.ts'
import { reportFacts } from './report-facts.ts'
import { verifyFootprintCertificate } from './verify-footprint-certificate.ts'
import { withdrawCertificate } from './withdraw-certificate.ts'

const SEE = { access: 'account', may: 'see' } as const
const CHANGE = {
  access: 'account',
  may: 'change',
  businessOnly: 'FOOTPRINT_BUSINESS_ONLY',
} as const
/** A certificate speaks for the company, to everyone. */
const PUBLISH = { access: 'account', may: 'change', isOwnOnly: true } as const
const PDF_LIMIT = { name: 'footprint-pdf', points: 30, seconds: 60 }
const VERIFY_LIMIT = { name: 'verify', points: 120, seconds: 60 }

export function footprintDocumentRoutes(deps: Deps): Route[] {
  return [
    route(GetFootprintReport, { ...SEE, limit: PDF_LIMIT }, async ({ actor, params }) => {
      const facts = await reportFacts(deps, { ...params, accountId: actor.accountId })
      return facts instanceof Refused ? facts : deps.documents.footprintReport(facts)
    }),
    route(GetDeclaredReport, { ...SEE, limit: PDF_LIMIT }, ({ actor, params }) =>
      readDeclaredReport(deps, { ...params, accountId: actor.accountId }),
    ),
    route(GetDisclosureProfile, SEE, ({ actor, params }) =>
      readDisclosureProfile(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ReplaceDisclosureProfile, CHANGE, ({ actor, params, body }) =>
      replaceDisclosureProfile(deps, { ...params, accountId: actor.accountId }, body),
    ),
    route(ListFootprintCertificates, SEE, ({ actor, params }) =>
      listCertificates(deps, { ...params, accountId: actor.accountId }),
    ),
    route(IssueFootprintCertificate, PUBLISH, ({ actor, params }) =>
      issueCertificate(deps, { ...params, accountId: actor.accountId, userId: actor.userId }),
    ),
    route(WithdrawFootprintCertificate, PUBLISH, ({ actor, params }) =>
      withdrawCertificate(deps, {
        certificateId: params.footprintCertificateId,
        accountId: actor.accountId,
      }),
    ),
    route(GetFootprintCertificatePdf, { ...SEE, limit: PDF_LIMIT }, ({ actor, params }) =>
      renderFootprintCertificate(deps, {
        certificateId: params.footprintCertificateId,
        accountId: actor.accountId,
      }),
    ),
    route(VerifyFootprintCertificate, { access: 'public', limit: VERIFY_LIMIT }, ({ params }) =>
      asPlatform(() => verifyFootprintCertificate(deps, params.footprintCertificateId)),
    ),
    ...secrRoutes(deps),
    ...frameworkRoutes(deps),
  ]
}

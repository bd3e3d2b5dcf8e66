import {
  getCertificate,
  getCertificatePdf,
  getCertificateProof,
  listCertificates,
} from '@understory/contracts/v1/certificates.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { drawTestCertificate } from './draw-test-certificate.ts'
import { listCertificates as listOwnCertificates } from './list-certificates.ts'
import { proveCertificate } from './prove-certificate.ts'
import { renderCertificate } from './render-certificate.ts'
import { showTestCertificate } from './show-test-certificate.ts'
import { verifyCertificate } from './verify-certificate.ts'

export const certificateApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(getCertificate, async ({ actor, params: { certificateId } }) => {
    if (actor?.mode === 'test') {
      const ofTest = await showTestCertificate(deps, actor.accountId, certificateId)
      if (ofTest) return { object: 'certificate' as const, mode: 'test' as const, ...ofTest }
    }
    const live = await asPlatform(() => verifyCertificate(deps, certificateId))
    if (live instanceof Refused) return live
    return { object: 'certificate' as const, mode: 'live' as const, ...live }
  }),
  apiRoute(listCertificates, ({ actor, query }) => listOwnCertificates(deps, actor, query)),
  apiRoute(getCertificatePdf, async ({ actor, params: { certificateId } }) =>
    actor.mode === 'test'
      ? ((await drawTestCertificate(deps, actor.accountId, certificateId)) ??
        refuse('CERTIFICATE_NOT_FOUND'))
      : renderCertificate(deps, actor.accountId, certificateId),
  ),
  apiRoute(getCertificateProof, ({ params }) =>
    asPlatform(() => proveCertificate(deps, params.certificateId)),
  ),
]

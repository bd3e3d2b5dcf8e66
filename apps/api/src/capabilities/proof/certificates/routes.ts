import {
  GetCertificateFile,
  GetCertificateImage,
  GetCertificateLogo,
  GetCertificatePdf,
  ListCertificateEntries,
  ListCertificateRevisions,
  VerifyCertificate,
} from '@understory/contracts/proof/certificates.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { getCertificateFile } from './get-certificate-file.ts'
import { getCertificateLogo } from './logo-of-holder.ts'
import { listCertificateEntries, listCertificateRevisions } from './proofs/list-revisions.ts'
import { renderCertificate, renderShareImage } from './render-certificate.ts'
import { verifyCertificate } from './verify-certificate.ts'

const VERIFY_LIMIT = { name: 'verify', points: 120, seconds: 60 }
const PDF_LIMIT = { name: 'certificate-pdf', points: 60, seconds: 60 }
const LOGO_LIMIT = { name: 'certificate-logo', points: 120, seconds: 60 }
const IMAGE_LIMIT = { name: 'share-image', points: 60, seconds: 60 }

export function certificateRoutes(deps: Deps): Route[] {
  return [
    route(VerifyCertificate, { access: 'public', limit: VERIFY_LIMIT }, ({ params }) =>
      asPlatform(() => verifyCertificate(deps, params.certificateId)),
    ),

    route(
      ListCertificateEntries,
      { access: 'public', limit: VERIFY_LIMIT },
      ({ params, query: { before = null } }) =>
        asPlatform(() => listCertificateEntries(deps, { ...params, before })),
    ),

    route(
      ListCertificateRevisions,
      { access: 'public', limit: VERIFY_LIMIT },
      ({ params, query: { before = null } }) =>
        asPlatform(() => listCertificateRevisions(deps, { ...params, before })),
    ),

    route(GetCertificateFile, { access: 'public', limit: VERIFY_LIMIT }, ({ params }) =>
      asPlatform(() => getCertificateFile(deps, params)),
    ),

    route(
      GetCertificateLogo,
      { access: 'public', limit: LOGO_LIMIT },
      ({ params, responseHeaders }) => {
        responseHeaders.set('cache-control', 'public, max-age=300')
        return asPlatform(() => getCertificateLogo(deps, params.certificateId))
      },
    ),

    route(
      GetCertificatePdf,
      { access: 'account', may: 'see', guests: true, limit: PDF_LIMIT },
      ({ actor, params }) => renderCertificate(deps, actor.accountId, params.certificateId),
    ),

    route(
      GetCertificateImage,
      { access: 'public', limit: IMAGE_LIMIT },
      ({ params, responseHeaders }) => {
        responseHeaders.set('cache-control', 'public, max-age=300')
        return asPlatform(() => renderShareImage(deps, params.certificateId))
      },
    ),
  ]
}

import {
  type CertificateVerification,
  VerifyCertificate,
} from '@understory/contracts/certificates.ts'
import {
  type FootprintVerification,
  VerifyFootprintCertificate,
} from '@understory/contracts/footprint-documents.ts'
import { data, redirect } from 'react-router'
import { requestContext } from '../../http/request-context.ts'
import { publicApi } from '../../http/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/verify.route'
import { CertificateProof } from './certificate-proof.tsx'
import { FootprintProof } from './footprint-proof.tsx'
import { NotVerified, type NotVerifiedReason } from './not-verified.tsx'

type Verdict =
  | { readonly certificate: CertificateVerification; readonly origin: string }
  | { readonly certificate: null; readonly footprint: FootprintVerification }
  | { readonly certificate: null; readonly reason: NotVerifiedReason }

const ASK_AGAIN_SECONDS = '2'
const LOGGED_WITHIN_MS = 60_000

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const certificate = loaderData?.certificate
  return pageMeta(matches, {
    title: titleOf(loaderData),
    description: certificate
      ? 'What this certificate states, added up from the ledger as the page is opened.'
      : 'What this certificate states, and whether it holds.',
    path: `/verify/${params.certificateId}`,
    robots: 'noindex',
    ...(certificate && { image: `/certificates/${certificate.certificateId}.png` }),
  })
}

function titleOf(verdict: Verdict | undefined): string {
  if (verdict?.certificate) return `Certificate of ${verdict.certificate.user}`
  if (!verdict || !('footprint' in verdict)) return 'Verify a certificate'
  const company = verdict.footprint.statement?.companyName
  return company ? `Footprint of ${company}` : 'Certificate of a footprint'
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const call = publicApi(request, context)(VerifyCertificate, { params })
  const answer = await call.catch((fault: unknown) => {
    if (fault instanceof Response) return null
    throw fault
  })
  if (answer?.ok) {
    const { certificateId } = answer.data
    // Each certificate has one address, whatever it was looked up by.
    if (certificateId !== params.certificateId) throw redirect(`/verify/${certificateId}`)
    const { origin } = context.get(requestContext).settings
    const headers = isBeingLogged(answer.data) ? { refresh: ASK_AGAIN_SECONDS } : undefined
    return data<Verdict>({ certificate: answer.data, origin }, { headers })
  }
  if (answer?.refusal.code === 'CERTIFICATE_NOT_FOUND') {
    const footprint = await verifyFootprint(request, context, params.certificateId)
    if (footprint) return footprint
  }
  const verdict = { certificate: null, reason: reasonOf(answer?.refusal.code) } as const
  return data<Verdict>(verdict, { status: answer?.status ?? 500 })
}

/** Where it takes longer, nobody who reads is interrupted. */
function isBeingLogged({ proof, issuedAt }: CertificateVerification): boolean {
  return proof === null && Date.now() - Date.parse(issuedAt) < LOGGED_WITHIN_MS
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The number may be that of a footprint's certificate; `null`: there is none of those either. */
async function verifyFootprint(
  request: Request,
  context: Route.LoaderArgs['context'],
  typed: string,
) {
  const call = { params: { footprintCertificateId: typed } }
  const answer = await publicApi(request, context)(VerifyFootprintCertificate, call)
  if (!answer.ok) return null
  const { certificateId, ended } = answer.data
  if (certificateId !== typed) throw redirect(`/verify/${certificateId}`)
  return data<Verdict>(
    { certificate: null, footprint: answer.data },
    { status: ended === null ? 200 : 410 },
  )
}

function reasonOf(code: string | undefined): NotVerifiedReason {
  if (code === 'CERTIFICATE_NOT_FOUND') return 'no-match'
  if (code === 'CERTIFICATE_REFUNDED') return 'refunded'
  if (code === 'BAD_CERTIFICATE_CODE') return 'bad-code'
  if (code === 'TOO_MANY_ATTEMPTS') return 'too-often'
  return code === undefined ? 'server' : 'bad-id'
}

export default function VerifyRoute({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.certificate) return <CertificateProof {...loaderData} />
  if ('footprint' in loaderData) return <FootprintProof proof={loaderData.footprint} />
  return <NotVerified reason={loaderData.reason} typed={params.certificateId} />
}

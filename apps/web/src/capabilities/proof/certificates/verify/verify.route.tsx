import {
  type FootprintVerification,
  VerifyFootprintCertificate,
} from '@understory/contracts/footprints/documents.ts'
import {
  type CertificateVerification,
  ListCertificateEntries,
  ListCertificateRevisions,
  VerifyCertificate,
} from '@understory/contracts/proof/certificates.ts'
import type { ComponentProps } from 'react'
import { data, redirect } from 'react-router'
import { requestContext } from '../../../../http/request-context.ts'
import { publicApi } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { certificatesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/verify.route'
import { CertificateProof } from './certificate-proof.tsx'
import { FootprintProof } from './footprint-proof.tsx'
import { NotVerified, type NotVerifiedReason } from './not-verified.tsx'

type Verdict =
  | ComponentProps<typeof CertificateProof>
  | { readonly certificate: null; readonly footprint: FootprintVerification }
  | { readonly certificate: null; readonly reason: NotVerifiedReason }

const ASK_AGAIN_SECONDS = '2'
const LOGGED_WITHIN_MS = 60_000

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const certificate = loaderData?.certificate
  return pageMeta(matches, {
    title: titleOf(loaderData),
    description: certificate
      ? certificatesMessage('verify.certificateStatesAddedUp')
      : certificatesMessage('verify.certificateStatesWhetherHolds'),
    path: `/verify/${params.certificateId}`,
    robots: 'noindex',
    ...(certificate && { image: `/certificates/${certificate.certificateId}.png` }),
  })
}

function titleOf(verdict: Verdict | undefined): string {
  if (verdict?.certificate)
    return certificatesMessage('verify.certificateOf', { user: verdict.certificate.user })
  if (!verdict || !('footprint' in verdict)) return certificatesMessage('verify.verifyACertificate')
  const company = verdict.footprint.statement?.companyName
  return company
    ? certificatesMessage('verify.footprintOf', { company })
    : certificatesMessage('verify.certificateOfAFootprint')
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
    const shown = await pagesOf(request, context, answer.data)
    return data<Verdict>({ ...shown, origin }, { headers })
  }
  if (answer?.refusal.code === 'CERTIFICATE_NOT_FOUND') {
    const footprint = await verifyFootprint(request, context, params.certificateId)
    if (footprint) return footprint
  }
  const verdict = { certificate: null, reason: reasonOf(answer?.refusal.code) } as const
  return data<Verdict>(verdict, { status: answer?.status ?? 500 })
}

/** The entries and statements that its address asks for, the newest where it asks for none. */
async function pagesOf(
  request: Request,
  context: Route.LoaderArgs['context'],
  certificate: CertificateVerification,
) {
  const api = publicApi(request, context)
  const params = { certificateId: certificate.certificateId }
  const asked = new URL(request.url).searchParams
  const [entries, before] = [cursorIn(asked, 'entries'), cursorIn(asked, 'revisions')]
  const older = entries ? await api(ListCertificateEntries, { params, query: entries }) : null
  const hasGrown = (certificate.proof?.revision ?? 1) > 1
  const listed = hasGrown
    ? await api(ListCertificateRevisions, { params, query: before ?? {} })
    : null
  const shown = older?.ok
    ? { ledgerEntries: older.data.entries, olderEntries: older.data.older }
    : {}
  return {
    certificate: { ...certificate, ...shown },
    isOlder: older?.ok === true,
    revisions: listed?.ok ? listed.data : null,
  }
}

const CURSOR = /^[1-9]\d{0,8}$/

function cursorIn(asked: URLSearchParams, name: string): { before: number } | null {
  const text = asked.get(name) ?? ''
  return CURSOR.test(text) ? { before: Number(text) } : null
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

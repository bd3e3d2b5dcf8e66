import {
  type CertificateVerification,
  VerifyCertificate,
} from '@understory/contracts/certificates.ts'
import { data, redirect } from 'react-router'
import { publicApi } from '../../http/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/verify.route'
import { CertificateProof } from './certificate-proof.tsx'
import { NotVerified, type NotVerifiedReason } from './not-verified.tsx'

type Verdict =
  | { readonly certificate: CertificateVerification }
  | { readonly certificate: null; readonly reason: NotVerifiedReason }

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const certificate = loaderData?.certificate
  return pageMeta(matches, {
    title: certificate ? `Certificate of ${certificate.user}` : 'Verify a certificate',
    description: 'What this certificate states, added up from the ledger as the page is opened.',
    path: `/verify/${params.certificateId}`,
    robots: 'noindex',
    ...(certificate && { image: `/certificates/${certificate.certificateId}.png` }),
  })
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
    return data<Verdict>({ certificate: answer.data })
  }
  const verdict = { certificate: null, reason: reasonOf(answer?.refusal.code) } as const
  return data<Verdict>(verdict, { status: answer?.status ?? 500 })
}

function reasonOf(code: string | undefined): NotVerifiedReason {
  if (code === 'CERTIFICATE_NOT_FOUND') return 'no-match'
  if (code === 'CERTIFICATE_REFUNDED') return 'refunded'
  if (code === 'BAD_CERTIFICATE_CODE') return 'bad-code'
  if (code === 'TOO_MANY_ATTEMPTS') return 'too-often'
  return code === undefined ? 'server' : 'bad-id'
}

export default function VerifyRoute({ loaderData, params }: Route.ComponentProps) {
  return loaderData.certificate ? (
    <CertificateProof certificate={loaderData.certificate} />
  ) : (
    <NotVerified reason={loaderData.reason} typed={params.certificateId} />
  )
}

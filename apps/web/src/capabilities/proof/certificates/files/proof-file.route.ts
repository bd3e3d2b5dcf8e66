import { GetCertificateFile } from '@understory/contracts/proof/certificates.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { publicApi } from '../../../../http/session.ts'
import type { Route } from './+types/proof-file.route'

const TYPES = {
  zip: 'application/zip',
  jwt: 'application/vc+jwt',
} as const

/** A file of the proof of a certificate, for anyone who holds its number. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { certificateId, file } = params
  const answer = await publicApi(request, context)(GetCertificateFile, {
    params: { certificateId, file },
  })
  if (!answer.ok) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(`${answer.refusal.message}\n`, { status: answer.status, headers })
  }
  const contentType = file.endsWith('.zip')
    ? TYPES.zip
    : file.endsWith('.jwt')
      ? TYPES.jwt
      : 'text/plain; charset=utf-8'
  const downloadAs = file === 'files.zip' ? `${certificateId.slice(0, 8)}-proof.zip` : undefined
  return fileAnswer({ bytes: answer.data, contentType, ...(downloadAs && { downloadAs }) })
}

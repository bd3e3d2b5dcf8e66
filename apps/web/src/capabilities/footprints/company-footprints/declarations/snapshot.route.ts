import { GetDeclarationSnapshot } from '@understory/contracts/footprints/company-footprints/declarations.ts'
import { data } from 'react-router'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/snapshot.route'

/** All that was declared, in the bytes that the SHA-256 is of. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(GetDeclarationSnapshot, { params })
  if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/json',
    downloadAs: `footprint-declaration-${params.number}.json`,
  })
}

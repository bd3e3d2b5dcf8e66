import { GetReceivedDocument } from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { data } from 'react-router'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/received-file.route'

/** A footprint as the partner's server gave it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const { receivedFootprintId } = params
  const answer = await api(GetReceivedDocument, { params: { receivedFootprintId } })
  if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  return fileAnswer({
    bytes: new TextEncoder().encode(answer.data.document),
    contentType: 'application/json',
    downloadAs: `product-footprint-${receivedFootprintId}.json`,
  })
}

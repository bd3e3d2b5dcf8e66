import { ExportFleet } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { data } from 'react-router'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/export-fleet.route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(ExportFleet, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'text/csv; charset=utf-8',
    downloadAs: 'vehicles.csv',
  })
}

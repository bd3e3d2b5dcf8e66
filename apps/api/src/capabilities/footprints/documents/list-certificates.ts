import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListFootprintCertificates } from '@understory/contracts/footprints/documents.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { hasFootprint } from '../company-footprints/public.ts'
import { presentCertificate, selectCertificates } from './certificate-records.ts'
import type { FootprintKey } from './report-surroundings.ts'

export async function listCertificates(
  { db }: Pick<Deps, 'db'>,
  { accountId, footprintId }: FootprintKey,
): Promise<ReplyOf<typeof ListFootprintCertificates> | Refused> {
  if (!(await hasFootprint(db, { accountId, footprintId }))) return refuse('FOOTPRINT_NOT_FOUND')
  const rows = await selectCertificates(db)
    .where('c.footprint_id', '=', footprintId)
    .where('c.account_id', '=', accountId)
    .execute()
  return { certificates: rows.map(presentCertificate) }
}

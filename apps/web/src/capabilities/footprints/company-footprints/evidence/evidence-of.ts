import {
  type Evidence,
  ListEvidence,
} from '@understory/contracts/footprints/company-footprints/evidence.ts'
import type { Api } from '../../../../http/api-client.ts'

/** The evidence of a footprint and of its lines; none of one that is not there. */
export async function evidenceOf(api: Api, footprintId: string): Promise<readonly Evidence[]> {
  const answer = await api(ListEvidence, { params: { footprintId } })
  return answer.ok ? answer.data.evidence : []
}

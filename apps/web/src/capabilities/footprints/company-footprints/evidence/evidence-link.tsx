import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { evidenceAddress } from './evidence-address.ts'

type EvidenceLinkProps = { readonly footprint: Pick<Footprint, 'footprintId' | 'evidence'> }

/** To the files that stand behind a footprint, where there are some. */
export function EvidenceLink({ footprint: { footprintId, evidence } }: EvidenceLinkProps) {
  if (evidence === 0) return null
  return (
    <a href={evidenceAddress(footprintId)}>
      {companyFootprintsMessage('footprintDashboard.fileOfEvidence', { evidence })}
    </a>
  )
}

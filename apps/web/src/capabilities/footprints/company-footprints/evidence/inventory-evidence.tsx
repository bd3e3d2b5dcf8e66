import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { evidenceAddress, evidenceFileAddress } from './evidence-address.ts'
import { EvidenceList } from './evidence-list.tsx'
import { placeInWords } from './evidence-words.ts'

const SHOWN = 6

type InventoryEvidenceProps = {
  readonly footprintId: string
  readonly evidence: readonly Evidence[]
  readonly isOpen: boolean
}

/** The newest files of an inventory, and the way to all of them. */
export function InventoryEvidence({ footprintId, evidence, isOpen }: InventoryEvidenceProps) {
  const more = evidence.length - SHOWN
  return (
    <section className="part" aria-labelledby="evidence">
      <h2 id="evidence">{companyFootprintsMessage('inventoryEvidence.evidence')}</h2>
      {evidence.length > 0 ? (
        <EvidenceList
          evidence={evidence.slice(0, SHOWN)}
          hrefOf={(evidenceId) => evidenceFileAddress(footprintId, evidenceId)}
          placeOf={placeInWords}
        />
      ) : (
        <p className="quiet">{companyFootprintsMessage('inventoryEvidence.noFilesYetAdd')}</p>
      )}
      {isOpen || more > 0 ? (
        <div>
          <LinkButton href={evidenceAddress(footprintId)}>
            {more > 0
              ? companyFootprintsMessage('inventoryEvidence.seeAllFiles', {
                  count: evidence.length,
                })
              : companyFootprintsMessage('inventoryEvidence.addOrDeleteFiles')}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}

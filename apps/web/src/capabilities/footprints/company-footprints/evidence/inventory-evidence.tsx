import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
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
      <h2 id="evidence">Evidence</h2>
      {evidence.length > 0 ? (
        <EvidenceList
          evidence={evidence.slice(0, SHOWN)}
          hrefOf={(evidenceId) => evidenceFileAddress(footprintId, evidenceId)}
          placeOf={placeInWords}
        />
      ) : (
        <p className="quiet">
          No files yet. Add bills and reports to their lines, and here what is about all of it, such
          as the organisation chart.
        </p>
      )}
      {isOpen || more > 0 ? (
        <div>
          <LinkButton href={evidenceAddress(footprintId)}>
            {more > 0 ? `See all ${evidence.length} files` : 'Add or delete files'}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}

import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { EvidenceList, placeInWords } from '../../company-footprints/public.ts'

type DecideEvidenceProps = {
  readonly evidence: readonly Evidence[]
  readonly hrefOf: (evidenceId: string) => string
}

/** Every file of the footprint that is verified, each with its line. */
export function DecideEvidence({ evidence, hrefOf }: DecideEvidenceProps) {
  return (
    <section className="part" aria-labelledby="evidence">
      <h2 id="evidence">Evidence</h2>
      {evidence.length > 0 ? (
        <>
          <p className="quiet">
            Their content was checked against their type, and for nothing else: open them with care,
            and never run macros.
          </p>
          <EvidenceList evidence={evidence} hrefOf={hrefOf} placeOf={placeInWords} />
        </>
      ) : (
        <p>No files were uploaded. Ask for them below.</p>
      )}
    </section>
  )
}

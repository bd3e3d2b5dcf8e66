import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { EvidenceList, placeInWords } from '../../company-footprints/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'

type DecideEvidenceProps = {
  readonly evidence: readonly Evidence[]
  readonly hrefOf: (evidenceId: string) => string
}

/** Every file of the footprint that is verified, each with its line. */
export function DecideEvidence({ evidence, hrefOf }: DecideEvidenceProps) {
  return (
    <section className="part" aria-labelledby="evidence">
      <h2 id="evidence">{verificationMessage('decideEvidence.evidence')}</h2>
      {evidence.length > 0 ? (
        <>
          <p className="quiet">{verificationMessage('decideEvidence.contentCheckedAgainstType')}</p>
          <EvidenceList evidence={evidence} hrefOf={hrefOf} placeOf={placeInWords} />
        </>
      ) : (
        <p>{verificationMessage('decideEvidence.noFilesUploadedAsk')}</p>
      )}
    </section>
  )
}

import { certificatesMessage } from '../messages/messages.generated.ts'

type ProofToComeProps = { readonly certificateId: string }

/** In the first seconds of a certificate, and after what it states changed. */
export function ProofToCome({ certificateId }: ProofToComeProps) {
  return (
    <section className="lichen section" aria-labelledby="proof">
      <div className="page flow-16">
        <h2 id="proof">{certificatesMessage('proofToCome.proofWay')}</h2>
        <p className="lead">{certificatesMessage('proofToCome.certificateStatesBeingRecorded')}</p>
        <p>
          <a href={`/verify/${certificateId}`}>{certificatesMessage('proofToCome.lookAgain')}</a>
        </p>
      </div>
    </section>
  )
}

type ProofToComeProps = { readonly certificateId: string }

/** In the first seconds of a certificate, and after what it states changed. */
export function ProofToCome({ certificateId }: ProofToComeProps) {
  return (
    <section className="lichen section" aria-labelledby="proof">
      <div className="page flow-16">
        <h2 id="proof">Its proof is on its way</h2>
        <p className="lead">
          What this certificate states is being recorded in the public log, which takes a few
          seconds. Then your browser can work it out here.
        </p>
        <p>
          <a href={`/verify/${certificateId}`}>Look again</a>
        </p>
      </div>
    </section>
  )
}

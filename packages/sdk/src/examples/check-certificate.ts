import { verifyCertificate } from '../proofs.ts'
import { Understory } from '../understory.ts'

/** Checks a certificate with a verifier key that you wrote down before, and trusts no answer of ours. */
export async function checkCertificate(origin: string, certificateId: string, verifierKey: string) {
  const understory = new Understory({ origin })
  const proof = await understory.certificates.getProof({ certificateId })
  // Throws a ProofError that says why. From here on nobody is asked.
  return verifyCertificate(proof, { verifierKey })
}

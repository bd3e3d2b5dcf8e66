import { signerOf } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { toBase64 } from '@understory/ledger-log/hashes.ts'
import { CompactSign, calculateJwkThumbprint, importJWK, type JWK } from 'jose'
import type { CertificateProof } from '../../public-log/public.ts'

/* Verifiable Credentials 2.0, secured with JOSE: https://www.w3.org/TR/vc-jose-cose/. */

const ALGORITHM = 'Ed25519'

export type CredentialKey = { readonly id: string; readonly publicJwk: JWK; readonly seed: string }

/** A key of its own, of 32 bytes in hexadecimal: the key of the log signs checkpoints alone. */
export async function credentialKey(seed: string): Promise<CredentialKey> {
  const { publicKey } = signerOf('credentials', Buffer.from(seed, 'hex'))
  const x = Buffer.from(publicKey).toString('base64url')
  const jwk = { kty: 'OKP', crv: ALGORITHM, x }
  const id = await calculateJwkThumbprint(jwk)
  return { id, seed, publicJwk: { ...jwk, kid: id, alg: ALGORITHM, use: 'sig' } }
}

type Stated = {
  readonly origin: string
  readonly proof: CertificateProof
  readonly name: string
  readonly nonce: Uint8Array
  /** Of the certificate first, then of its entries. */
  readonly proofs: readonly string[]
}

/** What a certificate states, for machines; where it and the statement differ, the statement holds. */
export function credentialOf({ origin, proof, name, nonce, proofs }: Stated) {
  const { certificate, issued, milliTrees, co2eGrams, plasticGrams, effective } = proof.statement
  const [ledger] = proof.key.split('+')
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', `${origin}/ledger/context/v1.json`],
    id: `${origin}/verify/${certificate}`,
    type: ['VerifiableCredential'],
    issuer: origin,
    validFrom: `${issued}T00:00:00Z`,
    credentialSubject: {
      name,
      trees: `${milliTrees} mtree`,
      co2e: `${co2eGrams} g`,
      plastic: `${plasticGrams} g`,
      effectiveFrom: effective.from,
      effectiveTo: effective.to,
    },
    evidence: [
      {
        type: 'LedgerStatement',
        ledger,
        statement: toBase64(proof.bytes),
        nonce: toBase64(nonce),
        proofs,
        ...(proof.revision > 1 && {
          earlier: `${origin}/verify/${certificate}/files-${proof.revision - 1}.zip`,
        }),
      },
    ],
  }
}

export async function signCredential(
  credential: ReturnType<typeof credentialOf>,
  { id, seed, publicJwk }: CredentialKey,
): Promise<string> {
  const d = Buffer.from(seed, 'hex').toString('base64url')
  const key = await importJWK({ ...publicJwk, d }, ALGORITHM)
  return new CompactSign(Buffer.from(JSON.stringify(credential)))
    .setProtectedHeader({ alg: ALGORITHM, typ: 'vc+jwt', cty: 'vc', kid: id })
    .sign(key)
}

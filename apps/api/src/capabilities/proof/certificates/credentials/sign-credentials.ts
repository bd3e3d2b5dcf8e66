import type { Deps } from '../../../../deps.ts'
import { appendToLog, findRevisionProof, saveCredential } from '../../public-log/public.ts'
import { proofsOf } from '../proofs/proof-files.ts'
import { type CredentialKey, credentialKey, credentialOf, signCredential } from './credential.ts'

type SignCredentialsDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'crashPoint' | 'log' | 'logCopy' | 'seen'
>

const SIGN_CREDENTIALS_BATCH_SIZE = 100

/** Logs what waits to be logged, and makes of each statement what machines read. */
export async function signCredentials(deps: SignCredentialsDeps): Promise<void> {
  await appendToLog(deps)
  const seed = deps.config.CREDENTIAL_SIGNING_KEY
  if (!seed) return
  const key = await credentialKey(seed)
  for (;;) {
    const waiting = await deps.db
      .selectFrom('certificate_name')
      .select(['certificate_id', 'revision', 'nonce', 'name'])
      .where('credential', 'is', null)
      .orderBy('certificate_id')
      .orderBy('revision')
      .limit(SIGN_CREDENTIALS_BATCH_SIZE)
      .execute()
    if (waiting.length > 0) await publishKey(deps, key)
    for (const each of waiting) await sign(deps, each, key)
    if (waiting.length < SIGN_CREDENTIALS_BATCH_SIZE) return
  }
}

type WaitingCredential = {
  readonly certificate_id: string
  readonly revision: number
  readonly nonce: Uint8Array
  readonly name: string
}

/** Once: the same statement keeps its credential, whatever key signs later. */
async function sign(
  { db, config }: SignCredentialsDeps,
  waiting: WaitingCredential,
  key: CredentialKey,
): Promise<void> {
  const { certificate_id: id, revision, nonce, name } = waiting
  const proof = await findRevisionProof(db, id, revision)
  // One that was withdrawn before it was signed states nothing any more.
  const credential =
    proof && !proof.isWithdrawn
      ? await signCredential(
          credentialOf({
            origin: config.origin,
            proof,
            name,
            nonce,
            proofs: await proofsOf(db, proof),
          }),
          key,
        )
      : ''
  await saveCredential(db, { certificateId: id, revision }, credential)
}

/** Before it signs anything; it stays published, for what it signed stays. */
async function publishKey(
  { db, clock }: SignCredentialsDeps,
  { id, publicJwk }: CredentialKey,
): Promise<void> {
  await db
    .insertInto('credential_key')
    .values({ id, public_jwk: JSON.stringify(publicJwk), first_used_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

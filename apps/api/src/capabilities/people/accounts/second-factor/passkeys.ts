import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  AddPasskey,
  PasskeySignIn,
  RemovePasskey,
  StartPasskey,
} from '@understory/contracts/people/accounts/second-factor.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { UserActor } from '../../../../http/actor.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { openSession } from '../sign-in/open-session.ts'
import { confirmIdentity } from './confirm-identity.ts'

type PasskeysDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'limit' | 'jobs' | 'signIn'>

const CHALLENGE_MS = 5 * 60_000

/** With the first passkey: the parsers of certificates that it brings are a tenth of a server's code. */
const webAuthn = () => import('@simplewebauthn/server')

const siteOf = ({ config }: Pick<Deps, 'config'>) => ({
  expectedOrigin: config.origin,
  expectedRPID: new URL(config.origin).hostname,
  requireUserVerification: true,
})

export async function listPasskeys(deps: Pick<Deps, 'db'>, userId: string) {
  const rows = await deps.db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(presentPasskey)
}

type PasskeysRow = { id: string; name: string; created_at: Date; last_used_at: Date | null }

function presentPasskey(row: PasskeysRow) {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}

/** Options for creating a passkey, which stays on the device and is bound to this site. */
export async function startPasskey(
  deps: PasskeysDeps,
  actor: UserActor,
  { password }: BodyOf<typeof StartPasskey>,
) {
  const { userId } = actor
  const unproven = await confirmIdentity(deps, actor, { password, field: 'password' })
  if (unproven) return unproven
  const user = await deps.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const held = await deps.db
    .selectFrom('passkey')
    .select('credential_id as id')
    .where('user_id', '=', userId)
    .execute()
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: deps.config.siteName,
    rpID: siteOf(deps).expectedRPID,
    userName: user.email,
    excludeCredentials: held,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return {
    challengeId: await saveChallenge(deps, options.challenge, userId),
    options: { ...options },
  }
}

export async function addPasskey(
  deps: PasskeysDeps,
  userId: string,
  { challengeId, name, response }: BodyOf<typeof AddPasskey>,
) {
  const expectedChallenge = await consumeChallenge(deps, challengeId, userId)
  if (!expectedChallenge) return refuse('PASSKEY_REFUSED')
  const answer = response as unknown as RegistrationResponseJSON
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await orNull(() =>
    verifyRegistrationResponse({ response: answer, expectedChallenge, ...siteOf(deps) }),
  )
  if (!verified?.verified) return refuse('PASSKEY_REFUSED')
  const { credential } = verified.registrationInfo
  return transact(deps.db, async (tx) => {
    const row = await tx
      .insertInto('passkey')
      .values({
        id: deps.newId(),
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        name,
        created_at: deps.clock(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirst()
    if (!row) return refuse('PASSKEY_REFUSED')
    await recordSecurityEvent(tx, deps, { userId, event: 'second-factor-added' })
    return presentPasskey(row)
  })
}

export async function removePasskey(
  deps: PasskeysDeps,
  actor: UserActor,
  { passkeyId: id, password }: { passkeyId: string } & BodyOf<typeof RemovePasskey>,
): Promise<Refused | undefined> {
  const { userId } = actor
  const unproven = await confirmIdentity(deps, actor, { password, field: 'password' })
  if (unproven) return unproven
  return transact(deps.db, async (tx) => {
    const removed = await tx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return refuse('PASSKEY_NOT_FOUND')
    await recordSecurityEvent(tx, deps, { userId, event: 'second-factor-removed' })
    return undefined
  })
}

export async function startPasskeySignIn(deps: PasskeysDeps) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).expectedRPID,
    userVerification: 'required',
  })
  return {
    challengeId: await saveChallenge(deps, options.challenge, null),
    options: { ...options },
  }
}

/** Opens a session for the owner of the key. The device checked the person, so it is a second factor. */
export async function signInWithPasskey(
  deps: PasskeysDeps,
  { challengeId, response }: BodyOf<typeof PasskeySignIn>,
  headers: Headers,
) {
  const expectedChallenge = await consumeChallenge(deps, challengeId, null)
  const answer = response as unknown as AuthenticationResponseJSON
  const key = await deps.db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', String(answer.id))
    .executeTakeFirst()
  if (!expectedChallenge || !key) return refuse('PASSKEY_REFUSED')
  const { credential_id: id, counter } = key
  const credential = { id, counter, publicKey: new Uint8Array(key.public_key) }
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge,
      credential,
      ...siteOf(deps),
    }),
  )
  if (!verified?.verified) return refuse('PASSKEY_REFUSED')
  const now = deps.clock()
  await deps.db
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now })
    .where('id', '=', key.id)
    .execute()
  return openSession(deps, headers, {
    userId: key.user_id,
    signedInWith: 'passkey',
    remember: true,
    secondFactorAt: now,
  })
}

async function saveChallenge(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  challenge: string,
  userId: string | null,
): Promise<string> {
  const id = deps.newId()
  const expires = new Date(deps.clock().getTime() + CHALLENGE_MS)
  await asPlatform(async () => {
    await deps.db.deleteFrom('passkey_challenge').where('expires_at', '<', deps.clock()).execute()
    const row = { id, user_id: userId, challenge, expires_at: expires }
    await deps.db.insertInto('passkey_challenge').values(row).execute()
  })
  return id
}

/** Consumes the challenge: the user's own, or one issued without a session. */
async function consumeChallenge(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
  userId: string | null,
): Promise<string | null> {
  const take = () =>
    deps.db
      .deleteFrom('passkey_challenge')
      .where('id', '=', id)
      .where('expires_at', '>', deps.clock())
      .where('user_id', 'is not distinct from', userId)
      .returning('challenge')
      .executeTakeFirst()
  const row = await (userId ? take() : asPlatform(take))
  return row?.challenge ?? null
}

/** The library throws on a malformed response or one for another site; here both are refusals. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ConfirmSecondFactor } from '@understory/contracts/people/accounts/second-factor.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { Secret, TOTP } from 'otpauth'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { UserActor } from '../../../../http/actor.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { seal, unseal } from '../../../../signing/seal.ts'
import { lockUser } from '../records.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { backupCodeHash, replaceBackupCodes } from './backup-codes.ts'
import { confirmIdentity } from './confirm-identity.ts'

type SecondFactorDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'limit' | 'jobs' | 'signIn'>

const PURPOSE = 'second-factor'
const STEP_SECONDS = 30
const TRIES = { name: 'second-factor', points: 5, seconds: 15 * 60 }

/** How long a scanned secret waits for its first code. */
const ENROL_MS = 30 * 60_000

type Factor = { secret: string; confirmed_at: Date | null }

export async function getSecondFactor(deps: Pick<Deps, 'db'>, userId: string) {
  const factor = await findFactor(deps.db, userId)
  const { left } = await deps.db
    .selectFrom('backup_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { isOn: factor?.confirmed_at != null, backupCodesLeft: Number(left) }
}

/**
 * A secret for an authenticator app, which counts from the first code that confirms it. Until then the
 * session that asked is shown the same one again, so that a mistyped code does not undo a scan.
 */
export function startSecondFactor(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  { userId, sessionId }: UserActor,
) {
  return transact(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const factor = await findFactor(tx, userId)
    if (factor?.confirmed_at) return refuse('SECOND_FACTOR_EXISTS')
    const { email } = await tx
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const isShown =
      factor?.enrolling_session_id === sessionId &&
      deps.clock().getTime() - factor.created_at.getTime() < ENROL_MS
    const secret = isShown
      ? openSecret(deps, factor)
      : await saveNewSecret(tx, deps, { userId, sessionId })
    const totp = new TOTP({ issuer: deps.config.siteName, label: email, secret })
    return { secret: secret.base32, uri: totp.toString() }
  })
}

async function saveNewSecret(
  tx: Tx,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { userId, sessionId }: Pick<UserActor, 'userId' | 'sessionId'>,
): Promise<Secret> {
  const secret = new Secret({ size: 20 })
  const fresh = {
    secret: seal(config.APP_SECRET, PURPOSE, secret.base32),
    confirmed_at: null,
    enrolling_session_id: sessionId,
    last_step: 0,
    created_at: clock(),
  }
  await tx
    .insertInto('second_factor')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
  return secret
}

/** Turns the factor on, for this session at once, and returns the backup codes. */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  actor: UserActor,
  { code, password }: BodyOf<typeof ConfirmSecondFactor>,
): Promise<Refused | { backupCodes: string[] }> {
  const unproven = await confirmIdentity(deps, actor, { password, field: 'password' })
  if (unproven) return unproven
  const checked = await checkCode(deps, actor.userId, code)
  if (checked) return checked
  const now = deps.clock()
  const confirmed = await transact(deps.db, async (tx) => {
    await tx
      .updateTable('second_factor')
      .set({ confirmed_at: now })
      .where('user_id', '=', actor.userId)
      .execute()
    await recordSecurityEvent(tx, deps, { userId: actor.userId, event: 'second-factor-added' })
    return { backupCodes: await replaceBackupCodes(tx, deps, actor.userId) }
  })
  await asPlatform(() => markSession(deps.db, actor.sessionId, now))
  return confirmed
}

export async function renewBackupCodes(deps: SecondFactorDeps, userId: string, code: string) {
  const checked = await checkCode(deps, userId, code)
  if (checked) return checked
  return transact(deps.db, async (tx) => ({
    backupCodes: await replaceBackupCodes(tx, deps, userId),
  }))
}

export async function removeSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  code: string,
): Promise<Refused | undefined> {
  if (await isStaff(deps, userId)) return refuse('STAFF_NEED_SECOND_FACTOR')
  const checked = await checkCode(deps, userId, code)
  if (checked) return checked
  return transact(deps.db, async (tx) => {
    await tx.deleteFrom('second_factor').where('user_id', '=', userId).execute()
    await tx.deleteFrom('backup_code').where('user_id', '=', userId).execute()
    await recordSecurityEvent(tx, deps, { userId, event: 'second-factor-removed' })
    return undefined
  })
}

/** Checks the second factor of a new session; until then it gets no bearer token. */
export async function giveSecondFactor(
  deps: SecondFactorDeps,
  headers: Headers,
  code: string,
): Promise<Refused | undefined> {
  const session = await deps.signIn.findSession(headers)
  if (!session) return refuse('SIGN_IN_REQUIRED')
  // Tries that fail would lock its owner out, and a backup code would be used up.
  if (session.impersonatedBy) return refuse('NOT_ON_BEHALF')
  const checked = await checkCode(deps, session.userId, code)
  if (checked) return checked
  await markSession(deps.db, session.id, deps.clock())
}

/** Whether a session must pass the second factor before it may do anything. */
export async function needsSecondFactor(
  deps: Pick<Deps, 'db'>,
  session: { userId: string; secondFactorAt: Date | null; impersonatedBy: string | null },
): Promise<boolean> {
  if (session.secondFactorAt || session.impersonatedBy) return false
  const factor = await findFactor(deps.db, session.userId)
  return factor?.confirmed_at != null
}

/** Why a code is not accepted, or null; an accepted code is used up. */
async function checkCode(
  deps: SecondFactorDeps,
  userId: string,
  code: string,
): Promise<Refused | null> {
  if (!(await deps.limit(TRIES, userId))) return refuse('TOO_MANY_ATTEMPTS')
  const factor = await findFactor(deps.db, userId)
  if (!factor) return refuse('SECOND_FACTOR_MISSING')
  const isUsed = /^\d{6}$/.test(code)
    ? await useTotp(deps, userId, { factor, code })
    : factor.confirmed_at !== null && (await useBackupCode(deps, userId, code))
  return isUsed
    ? null
    : refuse('CODE_WRONG', [{ field: 'code', message: refuse('CODE_WRONG').refusal.message }])
}

function openSecret({ config }: Pick<Deps, 'config'>, { secret }: Pick<Factor, 'secret'>): Secret {
  return Secret.fromBase32(unseal(config.APP_SECRET, PURPOSE, secret))
}

async function useTotp(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  userId: string,
  { factor, code }: { factor: Factor; code: string },
): Promise<boolean> {
  const secret = openSecret(deps, factor)
  const timestamp = deps.clock().getTime()
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
  // Of two concurrent requests with the same code, one finds the time step already used.
  const used = await deps.db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

async function useBackupCode(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await deps.db
    .updateTable('backup_code')
    .set({ used_at: deps.clock() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', backupCodeHash(deps, userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

function findFactor(db: Deps['db'] | Tx, userId: string) {
  return db
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at', 'enrolling_session_id', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

function markSession(db: Deps['db'], sessionId: string, now: Date) {
  return db
    .updateTable('sign_in_session')
    .set({ second_factor_at: now })
    .where('id', '=', sessionId)
    .execute()
}

async function isStaff(deps: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  const row = await asPlatform(() =>
    deps.db
      .selectFrom('staff_member')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  )
  return row !== undefined
}

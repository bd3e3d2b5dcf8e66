import { hash } from 'node:crypto'
import type { Database } from '@understory/database/connect.ts'
import { canonicalJson } from '@understory/domain/footprints/company-footprints/declarations/canonical-json.ts'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../signing/seal.ts'
import { type Refused, refuse } from '../refuse.ts'

/** An answer as it goes out, so that a repeated call gets it byte for byte. */
export class ApiAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly isReplayed: boolean
  constructor(status: number, contentType: string, body: string, isReplayed = false) {
    this.status = status
    this.contentType = contentType
    this.body = body
    this.isReplayed = isReplayed
  }
}

export type RepeatableCall = {
  readonly accountId: string
  readonly operationId: string
  /** What the program calls it by. */
  readonly key: string
  /** What it sent. */
  readonly sent: unknown
}

type AnswerOnceDeps = Pick<Deps, 'clock' | 'config' | 'newId' | 'db'>
type PlaceOfCall = { readonly accountId: string; readonly keyHash: Buffer }

/** For as long a call may take; whoever repeats it later finds that its process died, and goes on. */
const HELD_MS = 60_000

/** Refusals by what the operation found. Others are of the call itself, which may be mended under the same key. */
const KEPT_REFUSALS = [402, 403, 409, 410, 422]

/**
 * Runs a call once for each key of an account, whatever is sent twice, at once or after a crash. What it makes has the
 * id that was chosen when it first came, so one that is run again finds what was made.
 */
export async function answerOnce(
  deps: AnswerOnceDeps,
  call: RepeatableCall,
  run: (resourceId: string) => Promise<ApiAnswer>,
): Promise<ApiAnswer | Refused> {
  const place = { accountId: call.accountId, keyHash: hash('sha256', call.key, 'buffer') }
  const resourceId = await beginCall(deps, place, call)
  if (typeof resourceId !== 'string') return resourceId
  try {
    const answer = await run(resourceId)
    await (isKept(answer.status) ? keep(deps, place, answer) : forget(deps.db, place))
    return answer
  } catch (fault) {
    // Whoever repeats it goes on with the same id.
    await letGo(deps, place).catch(() => {})
    throw fault
  }
}

const isKept = (status: number) => status < 300 || KEPT_REFUSALS.includes(status)

/** The id to go on with, or what there is to answer. */
async function beginCall(
  { db, clock, config, newId }: AnswerOnceDeps,
  { accountId, keyHash }: PlaceOfCall,
  { operationId, sent }: RepeatableCall,
): Promise<string | ApiAnswer | Refused> {
  const now = clock()
  const heldUntil = new Date(now.getTime() + HELD_MS)
  const fingerprint = hash('sha256', canonicalJson([operationId, sent]), 'buffer')
  const begun = await db
    .insertInto('idempotent_request')
    .values({
      account_id: accountId,
      key_hash: keyHash,
      operation: operationId,
      fingerprint,
      resource_id: newId(),
      began_at: now,
      held_until: heldUntil,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('resource_id')
    .executeTakeFirst()
  if (begun) return begun.resource_id
  const before = await db
    .selectFrom('idempotent_request')
    .select(['fingerprint', 'status', 'content_type', 'body'])
    .where('account_id', '=', accountId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  if (before && !before.fingerprint.equals(fingerprint)) return refuse('IDEMPOTENCY_KEY_REUSED')
  if (before?.status && before.content_type !== null && before.body !== null)
    return new ApiAnswer(
      before.status,
      before.content_type,
      openAnswer(config.APP_SECRET, before.body),
      true,
    )
  const taken = await db
    .updateTable('idempotent_request')
    .set({ held_until: heldUntil })
    .where('account_id', '=', accountId)
    .where('key_hash', '=', keyHash)
    .where('status', 'is', null)
    .where('held_until', '<=', now)
    .returning('resource_id')
    .executeTakeFirst()
  return taken?.resource_id ?? refuse('IDEMPOTENCY_KEY_IN_USE')
}

/** A secret that an answer shows once is stored sealed, as all of it is. */
async function keep(
  { db, config }: AnswerOnceDeps,
  { accountId, keyHash }: PlaceOfCall,
  answer: ApiAnswer,
): Promise<void> {
  await db
    .updateTable('idempotent_request')
    .set({
      status: answer.status,
      content_type: answer.contentType,
      body: seal(config.APP_SECRET, 'stored-answers', answer.body),
    })
    .where('account_id', '=', accountId)
    .where('key_hash', '=', keyHash)
    .where('status', 'is', null)
    .execute()
}

/** One from before answers were sealed is JSON, which nothing sealed begins like. */
const openAnswer = (secret: string, body: string) =>
  /^[[{]/.test(body) ? body : unseal(secret, 'stored-answers', body)

async function forget(db: Database, { accountId, keyHash }: PlaceOfCall): Promise<void> {
  await db
    .deleteFrom('idempotent_request')
    .where('account_id', '=', accountId)
    .where('key_hash', '=', keyHash)
    .where('status', 'is', null)
    .execute()
}

async function letGo(
  { db, clock }: AnswerOnceDeps,
  { accountId, keyHash }: PlaceOfCall,
): Promise<void> {
  await db
    .updateTable('idempotent_request')
    .set({ held_until: clock() })
    .where('account_id', '=', accountId)
    .where('key_hash', '=', keyHash)
    .where('status', 'is', null)
    .execute()
}

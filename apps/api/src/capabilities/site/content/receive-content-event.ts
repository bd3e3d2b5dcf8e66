import { createHmac, timingSafeEqual } from 'node:crypto'
import { CONTENT_KINDS, type ContentKind } from '@understory/domain/site/content/content-facts.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import type { ContentReader } from './content-reader.ts'

type ReceiveContentEventDeps = Pick<Deps, 'db' | 'clock' | 'config'>

const RECEIVE_CONTENT_EVENT_MAX_BYTES = 1024 * 1024
/** How far the time of an event may be from ours. */
const TOLERANCE_MS = 300_000
const RECEIVED = { received: true } as const

/**
 * A webhook of the content service: the HMAC-SHA-256 of its time and its raw body. A signature counts for
 * five minutes and once. What it says is only what to read again, so nothing in it is shown.
 */
export async function receiveContentEvent(
  deps: ReceiveContentEventDeps,
  reader: Pick<ContentReader, 'reload'>,
  request: Request,
): Promise<typeof RECEIVED | Refused> {
  const body = Buffer.from(await request.arrayBuffer())
  if (body.length > RECEIVE_CONTENT_EVENT_MAX_BYTES) return refuse('BODY_TOO_LARGE')
  const signature = signatureWithin(deps, request.headers, body)
  if (!signature) return refuse('BAD_SIGNATURE')
  const kinds = kindsOf(body)
  if (!kinds) return refuse('BAD_REQUEST')
  if (!(await isFirst(deps, signature))) return refuse('CONTENT_EVENT_REPEATED')
  await Promise.all(kinds.map((kind) => reader.reload(kind)))
  return RECEIVED
}

/** The signature, in hexadecimal, if it is right and of now. */
function signatureWithin(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  headers: Headers,
  body: Buffer,
): string | null {
  const secret = config.CONTENT_WEBHOOK_SECRET
  const timestamp = headers.get('x-webhook-timestamp') ?? ''
  const given = Buffer.from(headers.get('x-webhook-signature') ?? '')
  if (!secret || !/^\d{10}$/.test(timestamp)) return null
  if (Math.abs(clock().getTime() - Number(timestamp) * 1_000) > TOLERANCE_MS) return null
  const wanted = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
  const expected = Buffer.from(`sha256=${wanted}`)
  return given.length === expected.length && timingSafeEqual(given, expected) ? wanted : null
}

/** The kinds to read again: the one that changed, or all where it is none of ours, such as an upload. */
function kindsOf(body: Buffer): readonly ContentKind[] | null {
  try {
    const { model } = JSON.parse(body.toString('utf8')) as { model?: unknown }
    const kind = CONTENT_KINDS.find((each) => each === model)
    return kind ? [kind] : CONTENT_KINDS
  } catch {
    return null
  }
}

async function isFirst({ db, clock }: Pick<Deps, 'db' | 'clock'>, signature: string) {
  const now = clock()
  await db
    .deleteFrom('content_event')
    .where('received_at', '<', new Date(now.getTime() - 3 * TOLERANCE_MS))
    .execute()
  const inserted = await db
    .insertInto('content_event')
    .values({ signature, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst()
  return inserted !== undefined
}

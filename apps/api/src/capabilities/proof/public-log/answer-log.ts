import type { Database } from '@understory/database/connect.ts'
import {
  entryBundle,
  hashesOfLevel,
  parseTilePath,
  TILE_WIDTH,
  type Tile,
} from '@understory/ledger-log/tree/tiles.ts'
import { CREDENTIAL_CONTEXT } from './credential-context.ts'
import { newestCheckpoint, readHashesFrom, readLeaves } from './log-storage.ts'
import { proofsInTree } from './proofs-in-tree.ts'

export const LOG_PREFIX = '/ledger/'

const ANSWER_LOG_TEXT = 'text/plain; charset=utf-8'
const BYTES = 'application/octet-stream'
const FOR_EVER = 'public, max-age=31536000, immutable'
const INDEX = /^proof\/(0|[1-9]\d{0,15})$/

type AnswerLogAnswer = {
  readonly body: string | Uint8Array
  readonly type: string
  readonly cache: string
}

/**
 * The log as anyone reads it, by the paths of https://c2sp.org/tlog-tiles: without signing in, from any page,
 * and what never changes for ever. What is not there yet is never cached: it would hide what comes.
 */
export async function answerLog(request: Request, path: string, db: Database): Promise<Response> {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const found = isReading ? await findLogFile(path.slice(LOG_PREFIX.length), db) : null
  if (!found) {
    const status = isReading ? 404 : 405
    const headers = {
      'cache-control': 'no-store',
      ...OPEN,
      ...(isReading ? {} : { allow: 'GET, HEAD' }),
    }
    return new Response(isReading ? 'not found\n' : 'method not allowed\n', {
      status,
      headers: { ...headers, 'content-type': ANSWER_LOG_TEXT },
    })
  }
  const { body, type, cache } = found
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...OPEN, 'content-type': type, 'cache-control': cache },
  })
}

const OPEN = { 'access-control-allow-origin': '*' }

async function findLogFile(place: string, db: Database): Promise<AnswerLogAnswer | null> {
  if (place === 'checkpoint') {
    const newest = await newestCheckpoint(db)
    return newest && { body: newest.note, type: ANSWER_LOG_TEXT, cache: 'public, max-age=1' }
  }
  if (place === 'key') return findKeys(db)
  if (place === 'context/v1.json') {
    return { body: CREDENTIAL_CONTEXT, type: 'application/ld+json', cache: FOR_EVER }
  }
  const [, index] = INDEX.exec(place) ?? []
  if (index !== undefined) return findProof(db, Number(index))
  const tile = parseTilePath(place)
  return tile && findTile(db, tile)
}

async function findKeys(db: Database): Promise<AnswerLogAnswer | null> {
  const keys = await db
    .selectFrom('ledger_log_key')
    .select('verifier_key')
    .orderBy('from_size', 'desc')
    .execute()
  if (keys.length === 0) return null
  const body = keys.map(({ verifier_key }) => `${verifier_key}\n`).join('')
  return { body, type: ANSWER_LOG_TEXT, cache: 'public, max-age=300' }
}

async function findTile(
  db: Database,
  { level, place, width }: Tile,
): Promise<AnswerLogAnswer | null> {
  const newest = await newestCheckpoint(db)
  const from = place * TILE_WIDTH
  const there = newest ? hashesOfLevel(level === 'entries' ? 0 : level, newest.size) : 0
  if (from + width > there) return null
  const body =
    level === 'entries'
      ? entryBundle((await readLeaves(db, from, width)).map(({ leaf }) => leaf))
      : Buffer.concat(await readHashesFrom(db)(level, from, width))
  return { body, type: BYTES, cache: FOR_EVER }
}

/** The proof of one entry in the newest tree: all it holds can be computed from the tiles. */
async function findProof(db: Database, index: number): Promise<AnswerLogAnswer | null> {
  const newest = await newestCheckpoint(db)
  if (!newest || index >= newest.size) return null
  const [file = ''] = await proofsInTree(db, newest, [index])
  return { body: file, type: ANSWER_LOG_TEXT, cache: 'public, max-age=60' }
}

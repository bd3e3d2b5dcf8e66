import {
  PactEvent,
  type PactEvent as PactEventGiven,
} from '@understory/contracts/footprints/product-footprints/pact-events.ts'
import { withoutSlashesAtEnd } from '@understory/domain/language/without-slashes-at-end.ts'
import { sql } from 'kysely'
import { withinOne } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { PactClient } from './find-exchange.ts'
import { pactError } from './pact-error.ts'

const EVENT_TYPES = ['application/cloudevents+json', 'application/json']

/** Keeps an event before it is answered; one that was told before changes nothing. */
export async function takeEvent(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  request: Request,
  client: PactClient,
): Promise<Response> {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  if (!EVENT_TYPES.includes(mediaType.trim())) {
    return pactError('BadRequest', 'An event is sent as application/cloudevents+json.')
  }
  const read = PactEvent.safeParse(jsonOf(await request.text()))
  if (!read.success) {
    const [first] = read.error.issues
    const where = first?.path.join('.') || 'The event'
    return pactError('BadRequest', `${where}: this is no event of PACT 3.`)
  }
  if (!comesFrom(read.data.source, client.callbackBase)) {
    const message = 'source has to be the address that was agreed for your own PACT server.'
    return pactError('BadRequest', message)
  }
  await withinOne(deps, ({ db }) => keepEvent({ ...deps, db }, read.data))
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
}

function jsonOf(text: string): unknown {
  try {
    // The database stores every character but one.
    return text.includes('\\u0000') ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function barePlace(address: string): string {
  const place = address
    .toLowerCase()
    .replace(/^https?:/, '')
    .replace(/^\/\//, '')
  return withoutSlashesAtEnd(withoutSlashesAtEnd(place).replace(/\/3\/events$/, ''))
}

const comesFrom = (source: string, base: string | null): boolean =>
  base !== null && barePlace(source) === barePlace(base)

async function keepEvent(
  { db, newId, clock }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { type, source, id, data }: PactEventGiven,
): Promise<void> {
  await sql`select take_exchange_event(${newId()}, ${source}, ${id}, ${type}, ${JSON.stringify(data)}::jsonb,
    ${clock()})`.execute(db)
}

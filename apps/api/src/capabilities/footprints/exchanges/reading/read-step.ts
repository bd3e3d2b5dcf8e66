import type { Database } from '@understory/database/connect.ts'
import type {
  PactPeer,
  PactPeerAccess,
  PactProblem,
} from '@understory/ports/footprints/pact-peer.ts'

/** A list by PACT's criteria, footprints by their ids, or what an event carried. */
export type WantedFootprints =
  | { readonly criteria: readonly (readonly [string, string])[] }
  | { readonly pfIds: readonly string[] }
  | { readonly eventId: string }

/** What one step of reading gave. */
export type ReadStep =
  | {
      readonly footprints: readonly unknown[]
      readonly next: string | null
      readonly isLast: boolean
    }
  | { readonly problem: PactProblem }

const IDS_OF_STEP = 5

type StepDeps = { readonly db: Database; readonly pactPeer: PactPeer }
type SteppedReading = {
  readonly wanted: WantedFootprints
  readonly account_id: string
  readonly steps: number
  readonly next_page: string | null
}

/** A page of a list, a few footprints of those that are wanted, or all of an event. */
export function readStep(
  { db, pactPeer }: StepDeps,
  access: PactPeerAccess,
  { wanted, account_id: accountId, steps, next_page: next }: SteppedReading,
): Promise<ReadStep> {
  if ('eventId' in wanted) return ofEvent(db, { accountId, eventId: wanted.eventId })
  if ('pfIds' in wanted) return ofIds(pactPeer, access, { pfIds: wanted.pfIds, steps })
  return ofList(pactPeer, access, next === null ? wanted : { next })
}

async function ofEvent(
  db: Database,
  { accountId, eventId }: { readonly accountId: string; readonly eventId: string },
): Promise<ReadStep> {
  const event = await db
    .selectFrom('exchange_event')
    .select('data')
    .where('id', '=', eventId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const { pfs = [] } = (event?.data ?? {}) as { readonly pfs?: readonly unknown[] }
  return { footprints: pfs, next: null, isLast: true }
}

type WantedIds = { readonly pfIds: readonly string[]; readonly steps: number }

/** One that the partner does not have, or does not share, is passed over. */
async function ofIds(
  pactPeer: PactPeer,
  access: PactPeerAccess,
  { pfIds, steps }: WantedIds,
): Promise<ReadStep> {
  const begin = steps * IDS_OF_STEP
  const some = pfIds.slice(begin, begin + IDS_OF_STEP)
  const got = await Promise.all(some.map((id) => pactPeer.getFootprint(access, id)))
  const problem = got.find((each) => each !== null && 'problem' in each)
  if (problem && 'problem' in problem) return problem
  const footprints = got.flatMap((each) => (each && 'footprint' in each ? [each.footprint] : []))
  return { footprints, next: null, isLast: begin + IDS_OF_STEP >= pfIds.length }
}

async function ofList(
  pactPeer: PactPeer,
  access: PactPeerAccess,
  from: Parameters<PactPeer['listFootprints']>[1],
): Promise<ReadStep> {
  const page = await pactPeer.listFootprints(access, from)
  return 'problem' in page ? page : { ...page, isLast: page.next === null }
}

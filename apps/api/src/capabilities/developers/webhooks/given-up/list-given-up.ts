import type { GivenUpWebhook } from '@understory/contracts/developers/given-up-webhooks.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import { scrubbedText } from '@understory/domain/site/browser-errors/scrubbed-text.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { findGivenUp } from './given-up-records.ts'

const WEBHOOKS_LISTED = 100

/** With whose they are, how much waits and what came last: never what an event says, or where exactly it goes. */
export async function listGivenUpWebhooks({
  db,
}: Pick<Deps, 'db'>): Promise<{ webhooks: GivenUpWebhook[]; hasMore: boolean }> {
  const found = await findGivenUp(db, { most: WEBHOOKS_LISTED + 1 })
  const shown = found.slice(0, WEBHOOKS_LISTED)
  const more = await readMore(
    db,
    shown.map(({ id }) => id),
  )
  return {
    webhooks: shown.map((row) => {
      const known = more.get(row.id)
      return {
        endpointId: row.id,
        host: new URL(row.url).host,
        account: known?.account ?? 'an account that is gone',
        isTest: known?.isTest ?? false,
        disabledWhy: row.disabled_why,
        since: row.since.toISOString(),
        givenUp: known?.givenUp ?? 0,
        waiting: known?.waiting ?? 0,
        lastAnswer: known?.lastAnswer ?? null,
      }
    }),
    hasMore: found.length > WEBHOOKS_LISTED,
  }
}

async function readMore(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('webhook_endpoint as e')
    .innerJoin('account as a', 'a.id', 'e.account_id')
    .leftJoin('account as l', 'l.id', 'a.test_of')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_attempt as t')
          .select(['t.status', 't.error'])
          .whereRef('t.endpoint_id', '=', 'e.id')
          .whereRef('t.account_id', '=', 'e.account_id')
          .orderBy('t.at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'e.id',
      'a.display_name as own',
      'l.display_name as live',
      'last.status',
      'last.error',
      countOf('given-up').as('given_up'),
      countOf('waiting').as('waiting'),
      eb('a.test_of', 'is not', null).as('is_test'),
    ])
    .where((eb) => anyOf(eb.ref('e.id'), ids))
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        account: row.live ?? row.own,
        isTest: Boolean(row.is_test),
        givenUp: row.given_up,
        waiting: row.waiting,
        lastAnswer: lastAnswerOf(row),
      },
    ]),
  )
}

const countOf = (state: 'given-up' | 'waiting') => sql<number>`(
  select count(*)::int from webhook_message m where m.endpoint_id = e.id and m.state = ${state})`

function lastAnswerOf({ status, error }: { status: number | null; error: string | null }) {
  if (status !== null) return `status ${status}`
  return error === null ? null : scrubbedText(error)
}

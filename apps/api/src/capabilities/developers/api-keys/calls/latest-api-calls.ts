import type { ApiCallOfKey } from '@understory/contracts/developers/api-calls.ts'
import type { Deps } from '../../../../deps.ts'

const SHOWN_CALLS = 100

/** The latest calls of an account’s keys, or those of them that were refused. */
export async function latestApiCalls(
  { db }: Pick<Deps, 'db'>,
  { accountId, isRefused }: { readonly accountId: string; readonly isRefused: boolean },
): Promise<ApiCallOfKey[]> {
  const rows = await db
    .selectFrom('api_call as c')
    .innerJoin('api_key as k', 'k.id', 'c.key_id')
    .select([
      'c.id',
      'c.at',
      'c.method',
      'c.path',
      'c.status',
      'c.code',
      'c.duration_ms',
      'c.request_id',
      'k.name',
      'k.mode',
    ])
    .where('c.account_id', '=', accountId)
    .$if(isRefused, (query) => query.where('c.status', '>=', 400))
    .orderBy('c.at', 'desc')
    .orderBy('c.id')
    .limit(SHOWN_CALLS)
    .execute()
  return rows.map((row) => ({
    callId: row.id,
    at: row.at.toISOString(),
    method: row.method,
    path: row.path,
    status: row.status,
    code: row.code,
    durationMs: row.duration_ms,
    requestId: row.request_id,
    keyName: row.name,
    mode: row.mode,
  }))
}

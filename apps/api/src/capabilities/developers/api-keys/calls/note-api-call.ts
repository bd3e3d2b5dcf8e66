import { asPlatform } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import type { NotedCall } from '../../../../http/v1/noted-call.ts'

const LONGEST_PATH = 200

type NoteApiCallDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>

/** Notes a call beside its answer, which does not wait for it: one that cannot be noted is answered all the same. */
export function noteApiCall(deps: NoteApiCallDeps, call: NotedCall): void {
  asPlatform(() => insertApiCall(deps, call)).catch((err: unknown) => {
    deps.log.warn({ err, requestId: call.requestId }, 'a call could not be noted')
  })
}

const insertApiCall = ({ db, clock, newId }: NoteApiCallDeps, call: NotedCall) =>
  sql`insert into api_call
      (id, account_id, key_id, at, method, path, status, code, duration_ms, request_id)
    select ${newId()}, account_id, id, ${clock()}, ${call.method},
      ${call.path.slice(0, LONGEST_PATH)}, ${call.status}::smallint, ${call.code},
      ${Math.round(call.milliseconds)}::int, ${call.requestId}
    from api_key where id = ${call.keyId}`.execute(db)

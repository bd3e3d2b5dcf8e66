import { sql } from 'kysely'
import { GIVEN_UP_QUEUE } from '../jobs/queue-options.ts'
import type { TestApi } from './start-test-api.ts'

/** A job as pg-boss leaves it once it was given up; its id. By default it does nothing when it is tried again. */
export async function giveUpJob(
  api: TestApi,
  {
    queue = 'send-lead',
    data = { leadId: '00000000-0000-4000-8000-000000000000' },
    queuedAt = new Date(),
  }: { queue?: string; data?: object; queuedAt?: Date } = {},
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, retry_limit, source_name, source_id, source_created_on,
      source_retry_count, source_output)
    values (${GIVEN_UP_QUEUE}, ${JSON.stringify(data)}::jsonb, 0, ${queue}, gen_random_uuid(), ${queuedAt}, 84,
      '{"message": "Error: connect ECONNREFUSED 127.0.0.1:25, while writing to ada@ashdown.example"}')
    returning id`.execute(api.deps.db)
  return rows[0]?.id ?? ''
}

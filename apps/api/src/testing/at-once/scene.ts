import { sql } from 'kysely'
import type { Bearer } from '../cross-account/actors.ts'
import { joinStaff } from '../people/staff.ts'
import type { TestApi } from '../start-test-api.ts'
import { giveWebsite } from '../widgets.ts'
import { type Newcomer, newcomer } from './newcomer.ts'

export type Scene = {
  readonly api: TestApi
  /** Of a business with a website. */
  readonly owner: Newcomer
  readonly person: Newcomer
  readonly staff: Bearer
}

export async function setScene(api: TestApi): Promise<Scene> {
  const owner = await newcomer(api, 'business')
  await giveWebsite(api, owner)
  const { staffId, bearer } = await joinStaff(api)
  await api.deps.db
    .updateTable('staff_member')
    .set({ claims: ['admin'] })
    .where('user_id', '=', staffId)
    .execute()
  return { api, owner, person: await newcomer(api, 'personal'), staff: bearer }
}

/** The token in the link of the newest email that waits to be sent to someone. */
export async function linkTo({ deps }: TestApi, email: string, job: string): Promise<string> {
  const { rows } = await sql<{ url: string }>`
    select data ->> 'url' as url from pgboss.job
    where name = ${job} and data ->> 'email' = ${email}
    order by created_on desc limit 1`.execute(deps.db)
  const [, token] = /[?&]token=([^&]+)/.exec(rows[0]?.url ?? '') ?? []
  if (!token) throw new Error(`no ${job} waits for ${email}`)
  return decodeURIComponent(token)
}

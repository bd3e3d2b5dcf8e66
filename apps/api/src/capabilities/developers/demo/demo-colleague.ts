import { withinRowsOf } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { acceptInvitation, inviteMember } from '../../people/members/public.ts'
import { must } from './must.ts'

const COLLEAGUE = { email: 'ines@fernbank.example', firstname: 'Ines', lastname: 'Duarte' } as const

type ColleagueDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'jobs' | 'limit'>

/** Somebody who was invited and has joined. Her invitation is read here; nobody is sent it. */
export async function seedDemoColleague(
  deps: ColleagueDeps,
  owner: AccountActor,
  joinVerified: (email: string) => Promise<{ userId: string }>,
): Promise<void> {
  const { email, ...names } = COLLEAGUE
  const { userId } = await joinVerified(email)
  let link = ''
  const enqueue: ColleagueDeps['jobs']['enqueue'] = async (_tx, _name, payload) => {
    link = 'url' in payload ? String(payload.url) : ''
  }
  const jobs = Object.assign(Object.create(deps.jobs), { enqueue })
  const invited = { email, role: 'member', entryPart: null } as const
  must(await withinRowsOf(owner, () => inviteMember({ ...deps, jobs }, owner, invited)))
  const token = new URL(link).searchParams.get('token') ?? ''
  const joining = { userId, accountId: null }
  must(await withinRowsOf(joining, () => acceptInvitation(deps, userId, { token, ...names })))
}

import { FindInvitation } from '@understory/contracts/people/members.ts'
import type { Api } from '../../../../http/api-client.ts'
import { isInvitation } from './joining-path.ts'

/** The open invitation that someone on their way to an address wants to accept. */
export async function invitationAt(api: Api, path: string) {
  if (!isInvitation(path)) return null
  const token = new URL(path, 'http://site.invalid').searchParams.get('token') ?? ''
  const answer = await api(FindInvitation, { body: { token: token || '-' } })
  return answer.ok ? { account: answer.data.accountName, email: answer.data.email } : null
}

import { randomUUID } from 'node:crypto'
import { IssueToken, Join } from '@understory/contracts/people/accounts/accounts.ts'
import {
  AcceptInvitation,
  InviteMember,
  type Member,
} from '@understory/contracts/people/members.ts'
import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import type { TestApi } from '../start-test-api.ts'
import { cookieOf, PASSWORD, type TestPerson } from './people.ts'

type EntryPart = NonNullable<Member['entryPart']>

type Caller = Pick<TestApi, 'call'>

/** Someone who joined and has no account yet. */
export async function joinWithoutAccount(api: Caller): Promise<TestPerson> {
  const email = `colleague-${randomUUID().slice(0, 8)}@understory.test`
  const joined = await api.call(Join, { body: { email, password: PASSWORD, acceptTerms: true } })
  const cookie = cookieOf(joined.headers)
  const issued = await api.call(IssueToken, {}, { cookie })
  return {
    email,
    cookie,
    accountId: '',
    bearer: { authorization: `Bearer ${issued.data.token}` },
  }
}

/** As if they had followed the link of their letter, without which nobody invites others. */
export async function proveEmailOf(
  { deps }: Pick<TestApi, 'deps'>,
  { email }: Pick<TestPerson, 'email'>,
): Promise<void> {
  await deps.db
    .updateTable('app_user')
    .set({ email_verified: true })
    .where('email', '=', email)
    .execute()
}

/** Invites someone; the token of the email that reaches them. */
export async function invite(
  api: Pick<TestApi, 'call' | 'deps' | 'sandbox'>,
  by: TestPerson,
  asked: { email: string; role: Role; entryPart?: EntryPart },
): Promise<string> {
  await proveEmailOf(api, by)
  const known = await invitationTokens(api, asked.email)
  const invited = await api.call(InviteMember, { body: asked }, by.bearer)
  if (invited.status !== 201) throw new Error(JSON.stringify(invited.refusal))
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const fresh = (await invitationTokens(api, asked.email)).find((token) => !known.includes(token))
    if (fresh) return fresh
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no invitation reached ${asked.email}`)
}

/** Those of every invitation that reached a mailbox. */
export async function invitationTokens(
  { sandbox }: Pick<TestApi, 'sandbox'>,
  email: string,
): Promise<string[]> {
  const box = `${sandbox.url}/mailbox/messages`
  const response = await fetch(`${box}?to=${encodeURIComponent(email)}`)
  const { messages } = (await response.json()) as { messages: { id: number; text?: string }[] }
  const texts = await Promise.all(
    messages.map(async ({ id }) => (await fetch(`${box}/${id}`)).text()),
  )
  return texts.flatMap((text) => /invitation\?token=(\w+)/.exec(text)?.[1] ?? [])
}

/** A colleague who accepted. Works with a running worker: `api.work()`. */
export async function inviteColleague(
  api: Pick<TestApi, 'call' | 'deps' | 'sandbox'>,
  owner: TestPerson,
  role: Role,
  entryPart?: EntryPart,
): Promise<TestPerson> {
  const colleague = await joinWithoutAccount(api)
  const token = await invite(api, owner, {
    email: colleague.email,
    role,
    ...(entryPart && { entryPart }),
  })
  const body = { token, firstname: 'Grace', lastname: 'Hopper' }
  const accepted = await api.call(AcceptInvitation, { body }, colleague.bearer)
  if (accepted.status !== 201) throw new Error(JSON.stringify(accepted.refusal))
  return { ...colleague, accountId: owner.accountId }
}

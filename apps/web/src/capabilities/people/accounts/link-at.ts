import { type EMAILED_LINKS, FindLink } from '@understory/contracts/people/accounts/sign-in.ts'
import type { Api } from '../../../http/api-client.ts'

type Link = {
  readonly token: string
  /** `false`: it is wrong, used up or too old, and its page says so. */
  readonly isGood: boolean
  /** The address that it was sent to, where that is known. */
  readonly email: string | null
}

/** The link of an email as its page opens it. Where nobody can say whether it holds, using it will. */
export async function linkAt(
  api: Api,
  { request, kind }: { request: Request; kind: (typeof EMAILED_LINKS)[number] },
): Promise<Link> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = await api(FindLink, { body: { kind, token: token || '-' } })
  if (answer.ok) return { token, isGood: true, email: answer.data.email }
  return { token, isGood: !answer.refusal.code.startsWith('BAD_'), email: null }
}

import {
  type SocialProvider,
  StartSocialSignIn,
} from '@understory/contracts/people/accounts/sign-in.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import type { AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import { type RouterContextProvider, redirect } from 'react-router'
import { cookieHeaders } from '../../../../http/cookies/set-cookies.ts'
import { publicApi } from '../../../../http/session.ts'
import { afterJoining } from './joining-path.ts'

type StartSocialArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}
type Joining = {
  readonly kind: AccountKind
  readonly origin: string
  readonly acceptTerms: boolean
}

/**
 * Redirects the browser to a provider, which sends it back to where it was going or, for someone who
 * joins, to what comes after. Returns the refusal when it cannot begin.
 */
export async function startSocial(
  { request, context }: StartSocialArgs,
  asked: {
    readonly provider: SocialProvider
    readonly next: string
    readonly joining: Joining | null
  },
): Promise<Response | { readonly refusal: Refusal; readonly status: number }> {
  const { provider, next, joining } = asked
  const carried = { next, ...(joining && { kind: joining.kind, origin: joining.origin }) }
  const answer = await publicApi(request, context)(StartSocialSignIn, {
    body: {
      provider,
      isJoining: joining !== null,
      ...(joining && { acceptTerms: joining.acceptTerms as true }),
      donePath: joining ? afterJoining(next, joining.kind, joining.origin) : next,
      failedPath: `${joining ? '/join' : '/login'}?${new URLSearchParams({ ...carried, provider })}`,
    },
  })
  return answer.ok
    ? redirect(answer.data.url, { status: 303, headers: cookieHeaders(answer) })
    : answer
}

import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  SocialProvider,
  StartSocialSignIn,
} from '@understory/contracts/people/accounts/sign-in.ts'
import type { Deps } from '../../../../deps.ts'
import { refuse } from '../../../../http/refuse.ts'

const FAILED = { google: 'GOOGLE_FAILED', facebook: 'FACEBOOK_FAILED' } as const

/** The URL to redirect the browser to; an unreachable provider is a refusal, not a fault. */
export async function startSocialSignIn(
  deps: Pick<Deps, 'config' | 'log' | 'signIn'>,
  asked: BodyOf<typeof StartSocialSignIn>,
  headers: Headers,
) {
  const { provider, isJoining } = asked
  const { origin } = deps.config
  try {
    const started = await deps.signIn.startSocial(
      {
        provider,
        isJoining,
        doneUrl: new URL(asked.donePath, origin).href,
        failedUrl: new URL(asked.failedPath, origin).href,
      },
      headers,
    )
    if (started.url) return { url: started.url, cookies: started.cookies }
  } catch (fault) {
    deps.log.warn({ err: fault, provider }, 'sign-in provider failed')
  }
  return refuse(FAILED[provider])
}

/** The provider's callback. When it opens a session, the browser's previous one ends. */
export async function finishSocialSignIn(
  deps: Pick<Deps, 'signIn'>,
  request: Request,
): Promise<Response> {
  const answer = await deps.signIn.finishSocial(request)
  if (deps.signIn.cookies.areSetBy(answer.headers)) await deps.signIn.endSessionOf(request.headers)
  return answer
}

export function offeredProviders(deps: Pick<Deps, 'providers'>): SocialProvider[] {
  return (['google', 'facebook'] as const).filter((id) => deps.providers.includes(id))
}

import { IssueToken } from '@understory/contracts/people/accounts/accounts.ts'
import {
  type SocialProvider,
  StartSocialSignIn,
} from '@understory/contracts/people/accounts/sign-in.ts'
import type { TestApi } from '../start-test-api.ts'
import { cookieOf } from './people.ts'

type SignInApi = Pick<TestApi, 'call' | 'send'>

/** Who to sign in as at the sandbox: one of its personas, or anyone by name and email. */
export type Identity = { persona: string } | { persona: 'own'; name: string; email: string }

/** Signs in with a provider as a browser would; where it ends, and with which cookies. */
export async function signInWith(
  api: SignInApi,
  provider: SocialProvider,
  identity: Identity,
  isJoining = false,
): Promise<{ location: URL; cookie: string }> {
  const started = await api.call(StartSocialSignIn, {
    body: {
      provider,
      isJoining,
      ...(isJoining && { acceptTerms: true }),
      donePath: '/done',
      failedPath: '/failed',
    },
  })
  if (started.status !== 200) throw new Error(JSON.stringify(started.refusal))
  const back = await chooseIdentity(started.data.url, identity)
  return followCallback(api, back, cookieOf(started.headers))
}

/** Chooses a persona at the sandbox; returns the address it redirects the browser to. */
export async function chooseIdentity(url: string, identity: Identity): Promise<string> {
  const chosen = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(identity),
    redirect: 'manual',
  })
  return chosen.headers.get('location') ?? ''
}

export async function followCallback({ send }: SignInApi, back: string, cookie: string) {
  const answer = await send(new Request(back, { headers: { cookie } }))
  const location = new URL(answer.headers.get('location') ?? '', 'http://understory.test')
  return { location, cookie: cookieOf(answer.headers) }
}

export async function bearerOf(
  { call }: SignInApi,
  cookie: string,
): Promise<Record<string, string>> {
  const issued = await call(IssueToken, {}, { cookie })
  if (issued.status !== 200) throw new Error(JSON.stringify(issued.refusal))
  return { authorization: `Bearer ${issued.data.token}` }
}

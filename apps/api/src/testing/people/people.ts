import {
  IssueToken,
  Join,
  Me,
  SaveDetails,
} from '@understory/contracts/people/accounts/accounts.ts'
import type { TestApi } from '../start-test-api.ts'

export type TestPerson = {
  email: string
  cookie: string
  accountId: string
  /** Headers of a call in this person's name. */
  bearer: Record<string, string>
}

export const PASSWORD = 'lichen grows slowly'

export function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

let count = 0

/** Someone who joined and completed their details. */
export async function joinAs(
  api: Pick<TestApi, 'call'>,
  kind: 'personal' | 'business',
): Promise<TestPerson> {
  count += 1
  const email = `${kind}-${count}@understory.test`
  const joined = await api.call(Join, { body: { email, password: PASSWORD, acceptTerms: true } })
  const cookie = cookieOf(joined.headers)
  const issued = await api.call(IssueToken, {}, { cookie })
  const bearer = { authorization: `Bearer ${issued.data.token}` }
  const saved = await api.call(
    SaveDetails,
    {
      body: {
        accountType: kind,
        firstname: 'Ada',
        lastname: 'Lovelace',
        companyName: kind === 'business' ? 'Analytical Engines Ltd' : undefined,
        country: 'GB',
        defaultCurrency: 'GBP',
      },
    },
    bearer,
  )
  return { email, cookie, accountId: saved.data.uuid, bearer }
}

/** The same person with a fresh token, after the clock was moved beyond the expiry of the last one. */
export async function withFreshToken(
  api: Pick<TestApi, 'call'>,
  person: TestPerson,
): Promise<TestPerson> {
  const issued = await api.call(IssueToken, {}, { cookie: person.cookie })
  const cookie = cookieOf(issued.headers) || person.cookie
  return { ...person, cookie, bearer: { authorization: `Bearer ${issued.data.token}` } }
}

export async function userIdOf(api: Pick<TestApi, 'call'>, person: TestPerson): Promise<string> {
  return (await api.call(Me, {}, person.bearer)).data.uuid
}

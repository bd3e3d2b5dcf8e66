import { IssueToken } from '@understory/contracts/people/accounts/accounts.ts'
import { JoinAsGuest } from '@understory/contracts/people/accounts/guests.ts'
import type { TestApi } from '../start-test-api.ts'
import { cookieOf, type TestPerson } from './people.ts'

let count = 0

/** Someone who is about to pay without a password. */
export const guest = (email = '') => {
  count += 1
  return {
    email: email || `guest-${count}@understory.test`,
    accountType: 'personal',
    firstname: 'Robin',
    lastname: 'Hazelwood',
    country: 'GB',
    defaultCurrency: 'GBP',
    acceptTerms: true,
  } as const
}

export async function joinAsGuest(
  api: Pick<TestApi, 'call'>,
  person = guest(),
): Promise<TestPerson> {
  const joined = await api.call(JoinAsGuest, { body: person })
  if (joined.status !== 201) throw new Error(JSON.stringify(joined.refusal))
  const cookie = cookieOf(joined.headers)
  const { data } = await api.call(IssueToken, {}, { cookie })
  const accountId = data.user.userPreference.activeAccount?.uuid ?? ''
  return {
    email: person.email,
    cookie,
    accountId,
    bearer: { authorization: `Bearer ${data.token}` },
  }
}

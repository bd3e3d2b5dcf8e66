import type { AnswerOf, CallOf, Endpoint } from '@understory/contracts/endpoint.ts'
import { IssueToken, SignIn } from '@understory/contracts/people/accounts/accounts.ts'
import {
  type CallContract,
  contractCaller,
  type SendRequest,
} from '../../../http/contract-caller.ts'
import { DEMO_PASSWORD, type DemoPerson } from './demo-people.ts'

/** Calls the API in one person's name; a refusal ends the seeding. */
export type DemoClient = <const E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
) => Promise<AnswerOf<E>>

/** Signs someone of the demo in, as a browser would. */
export async function demoClient(
  { send, origin }: { readonly send: SendRequest; readonly origin: string },
  { email }: Pick<DemoPerson, 'email'>,
): Promise<DemoClient> {
  const call = contractCaller(send, origin)
  const signedIn = await call(SignIn, { body: { email, password: DEMO_PASSWORD } })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { token } = (await unrefused(call, IssueToken, {}, { cookie })).data
  const bearer = { authorization: `Bearer ${token}` }
  return async (endpoint, wanted) => (await unrefused(call, endpoint, wanted, bearer)).data
}

async function unrefused<const E extends Endpoint>(
  call: CallContract,
  endpoint: E,
  wanted: CallOf<E>,
  headers: Record<string, string>,
) {
  const answer = await call(endpoint, wanted, headers)
  if (answer.status < 400) return answer
  const refused = JSON.stringify(answer.refusal)
  throw new Error(`the demo data were refused: ${endpoint.method} ${endpoint.path}: ${refused}`)
}

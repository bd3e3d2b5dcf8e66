import type { Sandbox } from '../../start-sandbox.ts'

type Form = Record<string, string>
export type SandboxCallerAnswer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the wire, looked into by tests
  body: any
  headers: Headers
}

export const SECRET_KEY = 'sk_test_local_tests'
export const BROWSER_KEY = 'pk_test_local_tests'

/** Speaks to a sandbox as any HTTP client does, for tests of the wire itself. */
export function callerOf(sandbox: Sandbox, key = SECRET_KEY) {
  async function call(
    method: string,
    path: string,
    rest: RequestInit,
  ): Promise<SandboxCallerAnswer> {
    const answer = await fetch(sandbox.url + path, {
      method,
      ...rest,
      headers: { authorization: `Bearer ${key}`, ...rest.headers },
    })
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }
  return {
    get: (path: string) => call('GET', path, {}),
    remove: (path: string) => call('DELETE', path, {}),
    post: (path: string, form: Form = {}, idempotencyKey?: string) =>
      call('POST', path, {
        body: new URLSearchParams(form),
        ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
      }),
  }
}

export const cardForm = (number: string, change: Form = {}): Form => ({
  type: 'card',
  'card[number]': number,
  'card[exp_month]': '12',
  'card[exp_year]': String(new Date().getFullYear() + 3),
  'card[cvc]': number.startsWith('3') ? '1234' : '123',
  ...change,
})

export const intentForm = (change: Form = {}): Form => ({
  amount: '756',
  currency: 'gbp',
  ...change,
})

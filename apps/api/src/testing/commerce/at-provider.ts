import type { TestApi } from '../start-test-api.ts'

type AtProviderApi = { readonly sandbox: Pick<TestApi['sandbox'], 'url'> }

/** Posts to the payment provider's API, as its Dashboard or another program of the same account does. */
export async function atProvider(api: AtProviderApi, path: string, form: Record<string, string>) {
  const answer = await fetch(`${api.sandbox.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local_understory' },
    body: new URLSearchParams(form),
  })
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the wire
  const body = (await answer.json()) as any
  if (answer.status !== 200) throw new Error(JSON.stringify(body.error))
  return body
}

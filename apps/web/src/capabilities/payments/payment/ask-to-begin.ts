import type { BeginAnswer } from './begin-answer.ts'

/** Posts what the invoice needs; null where the answer is a page, which the browser is taken to. */
export async function askToBegin(fields: FormData): Promise<BeginAnswer | null> {
  const typed = [...fields].map(([name, value]) => [name, String(value)])
  const response = await fetch(`/app/payment/begin${window.location.search}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(typed),
  })
  if (response.headers.get('content-type')?.startsWith('application/json')) return response.json()
  // Signed out meanwhile, in another tab: the page itself leads to signing in and back.
  window.location.reload()
  return null
}

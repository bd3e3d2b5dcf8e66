import type { BeginAnswer } from './begin-answer.ts'

/** Posts what the invoice needs; null where the answer is a page, which the browser is taken to. */
export async function askToBegin(fields: FormData): Promise<BeginAnswer | 'signed-out' | null> {
  const typed = [...fields].map(([name, value]) => [name, String(value)])
  const response = await fetch(`/app/payment/begin${window.location.search}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(typed),
  })
  if (response.headers.get('content-type')?.startsWith('application/json')) return response.json()
  // Meanwhile, or in another tab. The page stays, with what was typed.
  if (/^\/log(in|out)$/.test(new URL(response.url).pathname)) return 'signed-out'
  window.location.reload()
  return null
}

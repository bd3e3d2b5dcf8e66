import { createHmac } from 'node:crypto'
import { STRAPI_EDITOR_TOKEN } from '@understory/sandbox/content/strapi-control.ts'
import { inject } from 'vitest'
import { CONTENT_PREVIEW_SECRET, CONTENT_WEBHOOK_SECRET } from './secrets.ts'

const A_MINUTE = 60

type Article = { readonly slug: string; readonly title: string; readonly body: string }

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')
const now = () => Math.floor(Date.now() / 1_000)

/** What an editor saves in the content service. */
export async function write(article: Article, status: 'draft' | 'published'): Promise<void> {
  const fields = { description: 'A text.', author: 'Hazel Rowan', published: '2026-01-10' }
  const answer = await fetch(`${inject('sandboxUrl')}/strapi/api/articles?status=${status}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${STRAPI_EDITOR_TOKEN}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ data: { ...fields, ...article } }),
  })
  if (!answer.ok) throw new Error(`The content service answered ${answer.status}.`)
}

/** The link that the preview button of the content service opens; it ends so many seconds from now. */
export function previewLink(slug: string, seconds = A_MINUTE): string {
  const until = now() + seconds
  const place = `article/${slug}`
  return `/preview/${place}?until=${until}&signature=${sign(CONTENT_PREVIEW_SECRET, `${place}/${until}`)}`
}

/** The webhook that says that an article changed; gives the status of the answer. */
export async function announce(secret = CONTENT_WEBHOOK_SECRET): Promise<number> {
  const createdAt = new Date().toISOString()
  const body = JSON.stringify({ event: 'entry.publish', model: 'article', createdAt })
  const time = String(now())
  const answer = await fetch(`${inject('strictOrigin')}/api/content-webhooks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': time,
      'x-webhook-signature': `sha256=${sign(secret, `${time}.${body}`)}`,
    },
    body,
  })
  return answer.status
}

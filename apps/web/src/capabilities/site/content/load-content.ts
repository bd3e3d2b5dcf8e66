import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { type ContentEntry, GetContent, ListContent } from '@understory/contracts/site/content.ts'
import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import { data, type RouterContextProvider } from 'react-router'
import { ask } from '../../../content/public-facts.ts'
import { requestContext } from '../../../http/request-context.ts'

type LoadContentContext = Readonly<RouterContextProvider>
/** Whether the texts cannot be read now, which is another thing than that there are none. */
type Page = AnswerOf<typeof ListContent> & { readonly isAway: boolean }

/** Published texts of a kind; none where they cannot be read. */
export async function loadContent(
  context: LoadContentContext,
  kind: ContentKind,
  { page = 1, pageSize = 12 }: { readonly page?: number; readonly pageSize?: number } = {},
): Promise<Page> {
  const body = await ask(context, `/api/content/${kind}?page=${page}&pageSize=${pageSize}`)
  const listed = ListContent.answer.safeParse(body).data
  if (listed) return { ...listed, isAway: false }
  return { entries: [], page, pages: page, total: 0, isAway: true }
}

/** One text, by the path of its call; the status of the answer where there is none. */
export async function loadEntry(context: LoadContentContext, path: string): Promise<ContentEntry> {
  const { api, settings } = context.get(requestContext)
  const answer = await api(new Request(settings.origin + path))
  if (!answer.ok) throw data(null, { status: answer.status === 503 ? 503 : 404 })
  return GetContent.answer.parse(await answer.json())
}

import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { PreviewContent } from '@understory/contracts/site/content.ts'
import { CONTENT_KINDS } from '@understory/domain/site/content/content-facts.ts'
import { data } from 'react-router'
import { People } from '../../../content/about/people.tsx'
import { Testimonials } from '../../../content/about/testimonials.tsx'
import { requestContext } from '../../../http/request-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/preview.route'
import { ArticlePage } from './article-page.tsx'
import { ContentHtml } from './content-html.tsx'
import { contentMessage } from './messages/messages.generated.ts'
import styles from './resources.module.css'

/** No cache, no search engine, and no other site learns of the link. */
export const headers = () => ({
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: contentMessage('preview.draft', {
      loaderData:
        loaderData && 'entry' in loaderData
          ? loaderData.entry.title
          : contentMessage('preview.cannotBeShown'),
    }),
    description: contentMessage('preview.description'),
    path: '/preview',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(requestContext)
  const kind = CONTENT_KINDS.find((each) => each === params.kind)
  if (!kind) throw data(null, { status: 404 })
  const { search } = new URL(request.url)
  const path = `/api/content/${kind}/${encodeURIComponent(params.slug)}/draft${search}`
  const answer = await api(new Request(settings.origin + path))
  if (answer.ok) return { entry: PreviewContent.answer.parse(await answer.json()) }
  const refusal = (await answer.json()) as Refusal
  return data({ refusal }, { status: answer.status })
}

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <ContentPreviewRefused refusal={loaderData.refusal} />
  const { entry } = loaderData
  return (
    <>
      <DraftBanner />
      {entry.kind === 'article' ? <ArticlePage article={entry} more={[]} /> : null}
      {entry.kind === 'person' ? (
        <div className="page section">
          <h1>{entry.title}</h1>
          <People people={[entry]} />
        </div>
      ) : null}
      {entry.kind === 'testimonial' ? (
        <div className="page section">
          <h1>{entry.title}</h1>
          <Testimonials testimonials={[entry]} />
        </div>
      ) : null}
      {entry.kind === 'question' ? (
        <div className="page section flow-24">
          <h1>{entry.title}</h1>
          <ContentHtml html={entry.html} />
        </div>
      ) : null}
    </>
  )
}

function DraftBanner() {
  return (
    <div className={styles.draft}>
      <p className="page" role="status">
        {contentMessage('preview.draftOnlyPeopleLink')}
      </p>
    </div>
  )
}

function ContentPreviewRefused({
  refusal: { message, code, problems = [] },
}: {
  readonly refusal: Refusal
}) {
  return (
    <div className="page section flow-24">
      <h1>
        {code === 'CONTENT_REFUSED'
          ? contentMessage('preview.draftMended')
          : contentMessage('preview.noDraftToShow')}
      </h1>
      <p>{code === 'CONTENT_REFUSED' ? contentMessage('preview.cannotPublished') : message}</p>
      {problems.length > 0 ? (
        <ul>
          {problems.map(({ field, message: problem }) => (
            <li key={`${field} ${problem}`}>
              <strong>{field}:</strong> {problem}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

import { shareCardPath } from '@understory/domain/site/installation/share-pages.ts'
import { requestContext } from '../../../http/request-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/article.route'
import { ArticlePage } from './article-page.tsx'
import { loadContent, loadEntry } from './load-content.ts'
import { contentMessage } from './messages/messages.generated.ts'

export const handle = { sameForAll: true }

const MOST_OTHERS = 4

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData)
    return pageMeta(matches, {
      title: contentMessage('article.toRead'),
      description: '',
      path: '/resources',
    })
  const { origin, article } = loaderData
  const { slug, title, description, author, published, updated, image, words } = article
  const path = `/resources/${slug}`
  const picture = image?.src ?? shareCardPath(path)
  return [
    ...pageMeta(matches, {
      title,
      description,
      path,
      type: 'article',
      image: picture,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        datePublished: published,
        dateModified: updated ?? published,
        inLanguage: 'en-GB',
        wordCount: words,
        mainEntityOfPage: origin + path,
        image: `${origin}${picture}`,
        author: {
          '@type': [loaderData.publisher, loaderData.siteName].includes(author ?? '')
            ? 'Organization'
            : 'Person',
          name: author,
        },
        publisher: { '@type': 'Organization', name: loaderData.publisher },
      },
    },
  ]
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const slug = encodeURIComponent(params.slug)
  const [article, { entries }] = await Promise.all([
    loadEntry(context, `/api/content/article/${slug}`),
    loadContent(context, 'article', { pageSize: MOST_OTHERS + 1 }),
  ])
  const others = entries.filter((other) => other.slug !== article.slug).slice(0, MOST_OTHERS)
  const { origin, seller, siteName } = context.get(requestContext).settings
  return {
    article,
    origin,
    publisher: seller.name,
    siteName,
    more: others.map(({ slug: other, title }) => ({ slug: other, title })),
  }
}

export default function ArticleRoute({ loaderData: { article, more } }: Route.ComponentProps) {
  return <ArticlePage article={article} more={more} />
}

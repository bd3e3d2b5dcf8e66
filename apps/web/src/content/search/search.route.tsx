import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { requestContext } from '../../http/request-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/search.route'
import { searchMessage, searchRich } from './messages/messages.generated.ts'
import styles from './search.module.css'
import { SiteSearchForm } from './search-form.tsx'
import { type Hit, LONGEST_QUERY } from './site-index.ts'

const MOST_HITS = 20

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: searchMessage('search.search'),
    description: searchMessage('search.description'),
    path: '/search',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST_QUERY).trim()
  const hits = query === '' ? null : await context.get(requestContext).search(query, MOST_HITS)
  return { query, hits }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, hits } = loaderData
  return (
    <>
      <PageIntro
        title={searchMessage('search.search')}
        {...(hits === null && { picture: spot('search') })}
      >
        <SiteSearchForm id="site-search" query={query} />
      </PageIntro>
      <div className="page page-end">
        {hits ? <Hits query={query} hits={hits} /> : <SearchWays />}
      </div>
    </>
  )
}

function Hits({ query, hits }: { readonly query: string; readonly hits: readonly Hit[] }) {
  if (hits.length === 0) return <Nothing query={query} />
  return (
    <section aria-labelledby="found" className="flow-24">
      <h2 id="found" className={styles.count}>
        <span role="status">
          {searchMessage('search.onePlaceFor', {
            count: hits.length === 1 ? 0 : hits.length,
            oneHits: hits.length === 1 ? 'yes' : 'other',
            query,
          })}
        </span>
      </h2>
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.href}>
            <Found hit={hit} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Found({ hit }: { readonly hit: Hit }) {
  const { href, kind, title, heading, excerpt } = hit
  return (
    <article className={styles.hit}>
      <p className={styles.kind}>
        {heading === '' || kind === title ? kind : `${kind} · ${title}`}
      </p>
      <h3>
        <a href={href}>{heading === '' ? title : heading}</a>
      </h3>
      <p>
        {excerpt.map(({ text, isMatch }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move.
          isMatch ? <mark key={at}>{text}</mark> : text,
        )}
      </p>
    </article>
  )
}

function Nothing({ query }: { readonly query: string }) {
  return (
    <EmptyState
      title={searchMessage('search.nothingHereSays', { query })}
      picture={spot('clearing')}
      action={
        <LinkButton look="action" href="/contact-us?topic=help">
          {searchMessage('search.askUs')}
        </LinkButton>
      }
    >
      {searchRich('search.tryShorterWordAsk', { link: (words) => <a href="/verify">{words}</a> })}
    </EmptyState>
  )
}

const searchWays = () =>
  [
    {
      href: '/help',
      label: searchMessage('search.help'),
      says: searchMessage('search.signingPaymentsCertificatesShops'),
    },
    {
      href: '/faq',
      label: searchMessage('search.questionsAndAnswers'),
      says: searchMessage('search.moneyBuysProof'),
    },
    {
      href: '/projects',
      label: searchMessage('search.projects'),
      says: searchMessage('search.whereMoneyGoesMap'),
    },
    {
      href: '/resources',
      label: searchMessage('search.toRead'),
      says: searchMessage('search.articlesThoseBuyNothing'),
    },
  ] as const

function SearchWays() {
  return (
    <nav aria-label={searchMessage('search.whereToLook')}>
      <ul className="lined-rows">
        {searchWays().map(({ href, label, says }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <p className="quiet">{says}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

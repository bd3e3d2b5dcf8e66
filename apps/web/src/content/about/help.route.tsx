import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { ChatLink } from '../../shell/chat-link.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { anchorOf } from '../anchor.ts'
import { PageIntro } from '../page-intro.tsx'
import { SiteSearchForm } from '../search/search-form.tsx'
import type { Route } from './+types/help.route'
import styles from './help.module.css'
import { HELP } from './help-topics.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Help',
    description:
      'Signing in, payments, certificates, subscriptions, footprints and shops: what to do.',
    path: '/help',
  })

export default function Help() {
  return (
    <>
      <PageIntro title="Help" picture={spot('search')}>
        <p>What to do, in a sentence or two, with the way there.</p>
        <SiteSearchForm id="site-search" />
      </PageIntro>
      <div className={`page page-end ${styles.help}`}>
        <nav aria-label="Topics">
          <ul className={styles.topics}>
            {HELP.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flow-32">
          {HELP.map(({ id, title, answers }) => (
            <section key={id} className="part" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <dl className={styles.answers}>
                {answers.map(({ ask, answer }) => (
                  <div key={ask}>
                    <dt id={anchorOf(ask)}>{ask}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <section className="panel panel-lichen flow-16" aria-labelledby="else">
            <h2 id="else">Something else?</h2>
            <p>Write to us. A person answers, usually within two working days.</p>
            <p className="row-12">
              <LinkButton look="action" href="/contact-us?topic=help">
                Write to us
              </LinkButton>
              <ChatLink />
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { ChatLink } from '../../shell/chat-link.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { anchorOf } from '../anchor.ts'
import { PageIntro } from '../page-intro.tsx'
import { SiteSearchForm } from '../search/search-form.tsx'
import type { Route } from './+types/help.route'
import styles from './help.module.css'
import { help } from './help-topics.tsx'
import { aboutMessage } from './messages/messages.generated.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: aboutMessage('help.help'),
    description: aboutMessage('help.description'),
    path: '/help',
  })

export default function Help() {
  return (
    <>
      <PageIntro title={aboutMessage('help.help')} picture={spot('search')}>
        <p>{aboutMessage('help.doSentenceTwoWay')}</p>
        <SiteSearchForm id="site-search" />
      </PageIntro>
      <div className={`page page-end ${styles.help}`}>
        <nav aria-label={aboutMessage('help.topics')}>
          <ul className={styles.topics}>
            {help().map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flow-32">
          {help().map(({ id, title, answers }) => (
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
            <h2 id="else">{aboutMessage('help.somethingElse')}</h2>
            <p>{aboutMessage('help.writePersonAnswersUsually')}</p>
            <p className="row-12">
              <LinkButton look="action" href="/contact-us?topic=help">
                {aboutMessage('help.writeToUs')}
              </LinkButton>
              <ChatLink />
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

import { spot } from '@understory/pictures/spots/spots.ts'
import { ContentHtml, loadContent } from '../../capabilities/site/content/public.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import { QuestionList } from '../question-list.tsx'
import { questionsWords } from '../questions.tsx'
import type { Route } from './+types/faq.route'
import styles from './faq.module.css'
import { aboutMessage, aboutRich } from './messages/messages.generated.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: aboutMessage('faq.questionsAndAnswers'),
    description: aboutMessage('faq.description'),
    path: '/faq',
  })

const MOST_QUESTIONS = 100

/** Questions that the operator added follow ours. */
export async function loader({ context }: Route.LoaderArgs) {
  const { entries } = await loadContent(context, 'question', { pageSize: MOST_QUESTIONS })
  return { added: entries.map(({ title, html }) => ({ title, html })) }
}

export default function Faq({ loaderData: { added } }: Route.ComponentProps) {
  const questions = [
    ...questionsWords(),
    ...added.map(({ title, html }) => ({ ask: title, answer: <ContentHtml html={html} /> })),
  ]
  return (
    <>
      <PageIntro title={aboutMessage('faq.questionsAndAnswers')} picture={spot('search')}>
        <p>{aboutMessage('faq.shortAnswersWhereAnswer')}</p>
      </PageIntro>
      <div className={`page page-end ${styles.columns}`}>
        <section aria-label={aboutMessage('faq.questions')}>
          <QuestionList questions={questions} />
        </section>
        <aside className={`panel flow-12 ${styles.more}`} aria-labelledby="more">
          <h2 id="more">{aboutMessage('faq.stillWondering')}</h2>
          <p>
            {aboutRich('faq.helpGoesThroughAccount', {
              link: (words) => <a href="/help">{words}</a>,
            })}
          </p>
          <p>
            {aboutRich('faq.provedSaysStandsBehind', {
              link: (words) => <a href="/our-philosophy">{words}</a>,
            })}
          </p>
          <p>
            {aboutRich('faq.writePersonAnswers', {
              link: (words) => <a href="/contact-us">{words}</a>,
            })}
          </p>
        </aside>
      </div>
    </>
  )
}

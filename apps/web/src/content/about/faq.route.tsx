import { spot } from '@understory/pictures/spots/spots.ts'
import { ContentHtml, loadContent } from '../../capabilities/site/content/public.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import { QuestionList } from '../question-list.tsx'
import { QUESTIONS } from '../questions.tsx'
import type { Route } from './+types/faq.route'
import styles from './faq.module.css'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Questions and answers',
    description: 'What your money buys, how it is proved, and what you may say about it.',
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
    ...QUESTIONS,
    ...added.map(({ title, html }) => ({ ask: title, answer: <ContentHtml html={html} /> })),
  ]
  return (
    <>
      <PageIntro title="Questions and answers" picture={spot('search')}>
        <p>Short answers. Where an answer rests on a figure or a law, it says which.</p>
      </PageIntro>
      <div className={`page page-end ${styles.columns}`}>
        <section aria-label="Questions">
          <QuestionList questions={questions} />
        </section>
        <aside className={`panel flow-12 ${styles.more}`} aria-labelledby="more">
          <h2 id="more">Still wondering?</h2>
          <p>
            <a href="/help">Help</a> goes through your account, payments and shops step by step.
          </p>
          <p>
            <a href="/our-philosophy">How it is proved</a> says what stands behind each figure, and
            how to check it.
          </p>
          <p>
            <a href="/contact-us">Write to us</a>, and a person answers.
          </p>
        </aside>
      </div>
    </>
  )
}

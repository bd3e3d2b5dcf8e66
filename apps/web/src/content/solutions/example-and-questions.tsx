import { fundedScene } from '@understory/pictures/funded-scene.ts'
import { LinkButton } from '@understory/ui/button.tsx'
import { Picture } from '@understory/ui/picture.tsx'
import { PriceList } from '../price-list.tsx'
import type { Prices } from '../public-facts.ts'
import { type Question, QuestionList } from '../question-list.tsx'
import styles from './example.module.css'

type ExampleAndQuestionsProps = {
  readonly audience: 'personal' | 'business'
  readonly prices: Prices | null
  readonly questions: readonly Question[]
}

const SIZE = { width: 480, height: 220 } as const
const DRAWN = fundedScene({
  seed: 'an example',
  trees: 120,
  co2eGrams: 2_500_000,
  plasticGrams: 0,
  ...SIZE,
})
const NAMES = { personal: 'Robin Hazelwood', business: 'Fernbank Studio' } as const

/** What one holds in the end, what it costs, what people ask, and the next step. */
export function ExampleAndQuestions({ audience, prices, questions }: ExampleAndQuestionsProps) {
  const name = NAMES[audience]
  return (
    <>
      <section className="section" aria-labelledby="example">
        <div className={`page ${styles.example}`}>
          <figure className={styles.certificate}>
            <Picture shapes={DRAWN.shapes} {...SIZE} fit="cover" />
            <figcaption>
              <span className="quiet">An example certificate</span>
              <strong>{name} funded</strong>
              <span className={styles.figures}>120 trees · 2.5 tonnes of CO2e</span>
              <span className="quiet">
                With its date, its projects and a number that anyone can verify.
              </span>
            </figcaption>
          </figure>
          <div className="flow-24">
            <h2 id="example">What you hold, and what it costs</h2>
            <PriceList prices={prices} />
            {audience === 'business' ? <Claims name={name} /> : null}
          </div>
        </div>
      </section>
      <section className="lichen section" aria-labelledby="asked">
        <div className="page flow-24">
          <h2 id="asked">What people ask</h2>
          <QuestionList questions={questions} />
          <p>
            <LinkButton look="action" href={`/app/${audience}/instant/one-time/setup`}>
              Choose what to fund
            </LinkButton>
          </p>
        </div>
      </section>
    </>
  )
}

/** What may be said about it, word for word; nothing of it says neutral. */
function Claims({ name }: { readonly name: string }) {
  return (
    <div className="flow-12">
      <h3>Words you can use</h3>
      <blockquote className={styles.claim}>
        In 2026 {name} funded 120 trees and 2.5 tonnes of CO2e. Check it under the number of our
        certificate.
      </blockquote>
      <p className="quiet">
        And the invoice for your books: with your address, your tax number and a number of its own.
      </p>
    </div>
  )
}

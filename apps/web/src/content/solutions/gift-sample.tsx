import { projectScene } from '@understory/pictures/project-scene.ts'
import { LinkButton } from '@understory/ui/button.tsx'
import { Picture } from '@understory/ui/picture.tsx'
import { GiftCard } from '../../capabilities/gifts/public.ts'
import type { Prices } from '../public-facts.ts'
import { type Question, QuestionList } from '../question-list.tsx'
import styles from './solutions.module.css'

type GiftSampleProps = {
  readonly audience: 'personal' | 'business'
  readonly prices: Prices | null
  /** The day whose season it is where the trees grow, `YYYY-MM-DD`. */
  readonly today: string
}

const SIZE = { width: 480, height: 220 } as const
const GIVEN = { seed: 'a gift', trees: 25, co2eGrams: 0, plasticGrams: 0 } as const

const QUESTIONS: readonly Question[] = [
  {
    ask: 'What do they get?',
    answer:
      'An email in the morning of its day, or a link and a page to print from you. It opens as a picture of the gift with your words, and leads to its certificate.',
  },
  {
    ask: 'Do they need an account?',
    answer:
      'No. The gift opens without one. With an account they can take it over; it then counts for them and no longer for you.',
  },
  {
    ask: 'Can I still change or stop it?',
    answer:
      'Until it is paid, everything. Afterwards the trees are funded and in the ledger; the email can be sent again, and the link stays yours to hand over.',
  },
]

/** A gift as it is opened, three to choose from, and what people ask about them. */
export function GiftSample({ audience, prices, today }: GiftSampleProps) {
  const projects = prices?.partners ?? []
  const drawn = projectScene({ ...GIVEN, ...SIZE, projects, date: today })
  const setup = `/app/${audience}/gift/one-time/setup`
  return (
    <>
      <section className="page section" aria-labelledby="sample">
        <div className={styles.sample}>
          <div>
            <h2 id="sample">An example, opened</h2>
            <p>
              This is what stands behind the link. Underneath it are the certificate to print and
              the ledger entries that prove it.
            </p>
            <p>
              <LinkButton href={`${setup}?trees=25`}>Write your own</LinkButton>
            </p>
          </div>
          <GiftCard
            picture={<Picture shapes={drawn.shapes} {...SIZE} fit="cover" />}
            theme="gift"
            to="Ana"
            from={audience === 'business' ? 'everyone at Fernbank Studio' : 'Robin'}
            message={
              audience === 'business'
                ? 'Thank you for three years of good work together.'
                : 'Happy birthday. May they grow old, and you with them.'
            }
            given="25 trees"
          />
        </div>
      </section>
      {prices ? (
        <section className="lichen section" aria-labelledby="groves">
          <div className="page">
            <h2 id="groves">Three to begin with</h2>
            <ul className={styles.groves}>
              {prices.groves.map(({ trees, price }) => (
                <li key={trees} className="panel">
                  <h3>{trees} trees</h3>
                  <p className="price">
                    <strong>{price}</strong>
                    {audience === 'business' ? ' for each person' : ''}
                  </p>
                  <LinkButton href={`${setup}?trees=${trees}`}>Give {trees} trees</LinkButton>
                </li>
              ))}
            </ul>
            <p className="quiet">
              Or trees, CO2e and plastic in any amount: {prices.tree} a tree, {prices.tonne} a tonne
              of CO2e, {prices.kilogram} a kilogram of plastic.
            </p>
          </div>
        </section>
      ) : null}
      <section className="page section flow-24" aria-labelledby="asked">
        <h2 id="asked">What people ask</h2>
        <QuestionList questions={QUESTIONS} />
        <p>
          <LinkButton look="action" href={setup}>
            Give a gift
          </LinkButton>
        </p>
      </section>
    </>
  )
}

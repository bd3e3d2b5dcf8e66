import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { PageIntro } from '../../page-intro.tsx'
import { PartnerList, PriceList } from '../../price-list.tsx'
import type { Prices } from '../../public-facts.ts'
import type { Question } from '../../question-list.tsx'
import exampleStyles from '../examples/example.module.css'
import { ExampleCertificate } from '../examples/example-certificate.tsx'
import { purchaseCertificates } from '../examples/one-purchase.tsx'
import { solutionsMessage } from '../messages/messages.generated.ts'
import { QuestionsAndStep } from '../questions-and-step.tsx'
import { ChooseForm } from './choose-form.tsx'
import styles from './instant.module.css'

type InstantPageProps = {
  readonly audience: 'personal' | 'business'
  readonly title: string
  readonly lead: string
  readonly prices: Prices | null
  readonly benefits: readonly { readonly title: string; readonly text: string }[]
  readonly questions: readonly Question[]
}

const WIDTH = 900
const HEIGHT = 520

const EXAMPLE = { trees: 24, co2eGrams: 2_000_000, plasticGrams: 4_000 } as const

/** One-time funding: what it is, what it costs, and the form that begins it. */
export function InstantPage(props: InstantPageProps) {
  const { audience, title, lead, prices, benefits, questions } = props
  const projects = prices?.partners ?? []
  const drawn = projectScene({
    ...EXAMPLE,
    seed: `instant/${audience}`,
    width: WIDTH,
    height: HEIGHT,
    projects,
    date: new Date().toISOString().slice(0, 10),
  })
  return (
    <>
      <PageIntro title={title}>
        <p>{lead}</p>
      </PageIntro>
      <div className={`page ${styles.split}`}>
        <div className={styles.story}>
          <div className={styles.forest}>
            <Picture shapes={drawn.shapes} width={WIDTH} height={HEIGHT} />
          </div>
          <section aria-labelledby="prices">
            <h2 id="prices">{solutionsMessage('instant.thePriceOfEach')}</h2>
            <PriceList prices={prices} />
            <PartnerList prices={prices} />
          </section>
        </div>
        <ChooseForm audience={audience} />
      </div>
      <section className="page page-end" aria-labelledby="get">
        <div className={exampleStyles.row}>
          <ExampleCertificate example={purchaseCertificates()[audience]} projects={projects} />
          <div className="flow-24">
            <h2 id="get">{solutionsMessage('instant.whatYouReceive')}</h2>
            <ul className={styles.get}>
              {benefits.map(({ title: name, text }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <QuestionsAndStep
        questions={questions}
        href={`/app/${audience}/instant/one-time/setup`}
        act={solutionsMessage('instant.chooseWhatToFund')}
      />
    </>
  )
}

import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { GiftCard } from '../../../capabilities/commerce/gifts/public.ts'
import { PageIntro } from '../../page-intro.tsx'
import type { Prices } from '../../public-facts.ts'
import { type Question, QuestionList } from '../../question-list.tsx'
import { solutionsMessage } from '../messages/messages.generated.ts'
import styles from '../solutions.module.css'
import { Reasons } from '../solutions-page.tsx'

type Reason = { readonly title: string; readonly text: string }

type GiftLandingProps = {
  readonly title: string
  readonly lead: string
  readonly reasons: readonly Reason[]

  readonly audience: 'personal' | 'business'
  readonly prices: Prices | null
  /** The day whose season it is where the trees grow, `YYYY-MM-DD`. */
  readonly today: string
}

const GIFT_LANDING_SIZE = { width: 480, height: 220 } as const
const EXAMPLE = 'Ana'
const nameHint = () => solutionsMessage('giftLanding.leaveBlankFillLater')
const GIVEN = { seed: 'a gift', trees: 25, co2eGrams: 0, plasticGrams: 0 } as const

const questions = (): readonly Question[] => [
  {
    ask: solutionsMessage('giftLanding.whatDoTheyGet'),
    answer: solutionsMessage('giftLanding.emailMorningDayChoose'),
  },
  {
    ask: solutionsMessage('giftLanding.doNeedAccount'),
    answer: solutionsMessage('giftLanding.noGiftOpensWithout'),
  },
  {
    ask: solutionsMessage('giftLanding.iStillChangeStop'),
    answer: solutionsMessage('giftLanding.untilPayChangeAnything'),
  },
]

/** A gift that someone begins by its name, three to choose from, and what people ask about them. */
export function GiftLanding(props: GiftLandingProps) {
  const { title, lead, reasons, audience } = props
  return (
    <>
      <PageIntro title={title} beside={<GiftLandingPreview {...props} />}>
        <p>{lead}</p>
        <Beginning audience={audience} />
      </PageIntro>
      <Reasons reasons={reasons} />
      <Offers {...props} />
    </>
  )
}

/** A gift as it is opened, for the person named beside it; the name stays on the page until one goes on. */
function GiftLandingPreview({ audience, prices, today }: GiftLandingProps) {
  const drawn = projectScene({
    ...GIVEN,
    ...GIFT_LANDING_SIZE,
    projects: prices?.partners ?? [],
    date: today,
  })
  return (
    <GiftCard
      picture={<Picture shapes={drawn.shapes} {...GIFT_LANDING_SIZE} fit="cover" />}
      theme="gift"
      to={
        <span id="gift-to" data-otherwise={EXAMPLE}>
          {EXAMPLE}
        </span>
      }
      from={
        audience === 'business' ? solutionsMessage('giftLanding.everyoneAtFernbankStudio') : 'Robin'
      }
      message={
        audience === 'business'
          ? solutionsMessage('giftLanding.thankThreeYearsGood')
          : solutionsMessage('giftLanding.happyBirthdayGrowOld')
      }
      given={solutionsMessage('giftLanding.trees', { trees: String(GIVEN.trees) })}
    />
  )
}

/** Begins a gift for someone: by post, so that the name is in no address. */
function Beginning({ audience }: Pick<GiftLandingProps, 'audience'>) {
  return (
    <form
      method="post"
      action={`${setupOf(audience)}?trees=${GIVEN.trees}`}
      className={styles.beginning}
    >
      <input type="hidden" name="intent" value="begin" />
      <Field id="gift-name" label={solutionsMessage('giftLanding.whoIsItFor')} hint={nameHint()}>
        <TextInput
          {...fieldAria('gift-name', { hint: nameHint(), error: undefined })}
          name="name"
          maxLength={120}
          autoComplete="off"
          data-echo="gift-to"
        />
      </Field>
      <div>
        <Button type="submit" look="action">
          {audience === 'business'
            ? solutionsMessage('giftLanding.orderGifts')
            : solutionsMessage('giftLanding.giveAGift')}
        </Button>
      </div>
    </form>
  )
}

const setupOf = (audience: GiftLandingProps['audience']) => `/app/${audience}/gift/one-time/setup`

/** Three gifts to choose from, and what people ask about them. */
function Offers({ audience, prices }: GiftLandingProps) {
  const setup = setupOf(audience)
  return (
    <>
      {prices ? (
        <section className="page section" aria-labelledby="groves">
          <h2 id="groves">{solutionsMessage('giftLanding.threeToBeginWith')}</h2>
          <ul className={styles.groves}>
            {prices.groves.map(({ trees, price }) => (
              <li key={trees} className="panel">
                <h3>{solutionsMessage('giftLanding.trees', { trees: String(trees) })}</h3>
                <p className="price">
                  <strong>{price}</strong>
                  {audience === 'business' ? solutionsMessage('giftLanding.forEachPerson') : ''}
                </p>
                <LinkButton href={`${setup}?trees=${trees}`}>
                  {solutionsMessage('giftLanding.giveTrees', { trees: String(trees) })}
                </LinkButton>
              </li>
            ))}
          </ul>
          <p className="quiet">
            {solutionsMessage('giftLanding.treesCo2ePlasticAny', {
              tree: prices.tree,
              tonne: prices.tonne,
              kilogram: prices.kilogram,
            })}
          </p>
        </section>
      ) : null}
      <section className="page page-end flow-24" aria-labelledby="asked">
        <h2 id="asked">{solutionsMessage('giftLanding.whatPeopleAsk')}</h2>
        <QuestionList questions={questions()} />
        <p>
          <LinkButton look="action" href={setup}>
            {solutionsMessage('giftLanding.giveAGift')}
          </LinkButton>
        </p>
      </section>
    </>
  )
}

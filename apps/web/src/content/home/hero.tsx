import { creditVerbs } from '@understory/domain/commerce/prices/credit-kind.ts'
import { scene } from '@understory/pictures/scenes/scene.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import type { Prices } from '../public-facts.ts'
import styles from './hero.module.css'
import { homeMessage } from './messages/messages.generated.ts'

const WIDTH = 1440
const HEIGHT = 860
const PICTURE = scene({
  seed: 'understory',
  trees: 72,
  co2eGrams: 20_000_000,
  plasticGrams: 100_000,
  width: WIDTH,
  height: HEIGHT,
})

export function Hero({ prices }: { readonly prices: Prices | null }) {
  const verbs = creditVerbs(prices?.partners.map(({ creditKind }) => creditKind) ?? [])
  return (
    <section className={styles.hero}>
      <div className={styles.picture} data-spans-page="">
        <Picture shapes={PICTURE.shapes} width={WIDTH} height={HEIGHT} fit="cover" />
      </div>
      <div className={`page ${styles.words}`}>
        <h1>{homeMessage('hero.climateActionCheck')}</h1>
        <p>{homeMessage('hero.plantTreesCo2eCollect', { verbs })}</p>
        <div className={styles.actions}>
          <LinkButton look="action" href="/app/personal/instant/one-time/setup">
            {homeMessage('hero.fundClimateAction')}
          </LinkButton>
          <a className={styles.second} href="/app/business/instant/one-time/setup">
            {homeMessage('hero.iAmABusiness')}
          </a>
          <a className={styles.second} href="/demo">
            {homeMessage('hero.lookAroundFirst')}
          </a>
        </div>
      </div>
    </section>
  )
}

import type { ProductConfiguration } from '@understory/contracts/commerce/product-list.ts'
import { FundedPlace, MOST_TREES, picturedProjects } from '../../../proof/projects/public.ts'
import { instantOffsetMessage } from '../messages/messages.generated.ts'
import { type Choice, treeProjectOf, unitsOf, WHOLE } from './choice.ts'
import styles from './setup-page.module.css'

type InstantPlaceProps = {
  readonly choice: Choice
  readonly product: ProductConfiguration
  readonly today: string
}

const INSTANT_PLACE_SIZE = { width: 640, height: 480 }

/** Where the purchase goes: trees that come with their number, what CO2e builds, a shore that empties. */
export function InstantPlace({ choice, product, today }: InstantPlaceProps) {
  const amounts = {
    trees: unitsOf(choice.trees) / WHOLE,
    co2e: unitsOf(choice.co2e) / WHOLE,
    plastic: unitsOf(choice.plastic) / WHOLE,
  }
  const projects = picturedProjects(product)
  const chosen = treeProjectOf(choice, product)
  const treePlaces = product.plansConfig
    .filter(({ impact }) => impact === 'trees')
    .map(({ impact, project: { id, name, country } }) => ({
      id,
      projects: [{ impact, name, country }, ...projects],
      isChosen: id === chosen,
    }))
  return (
    <figure>
      <div className={styles.forest}>
        <FundedPlace
          amounts={amounts}
          projects={projects}
          treePlaces={treePlaces}
          date={today}
          size={INSTANT_PLACE_SIZE}
        />
      </div>
      <figcaption className={styles.caption}>
        {instantOffsetMessage('instantPlace.everyTreeDrawnTree', { mostTrees: String(MOST_TREES) })}
      </figcaption>
    </figure>
  )
}

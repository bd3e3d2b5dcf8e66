import { seasonOf } from '@understory/pictures/nature/place.ts'
import { PARCELS, parcelsScene } from '@understory/pictures/scenes/parcels-scene.ts'
import { GrowingPicture } from '@understory/ui/pictures/growing-picture.tsx'
import { SetupFrame } from '../../../../shell/setup/setup-frame.tsx'
import { fromCount } from '../../../proof/projects/public.ts'
import { numbersOf, type StoreChoice } from './store-choice.ts'
import styles from './store-setup.module.css'

type OrderPictureProps = {
  readonly choice: StoreChoice
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly today: string
}

/** Where the shop may be: anywhere, so the season of most visitors. */
const COUNTRY = 'GB'

/** Orders that leave the shop, each with its trees, up to five; with one, where it gives something else. */
export function OrderPicture({ choice, today }: OrderPictureProps) {
  const { contribution } = numbersOf(choice)
  const now = contribution.kind === 'trees' ? contribution.trees : 0
  return (
    <SetupFrame className={styles.orders}>
      <GrowingPicture
        layers={parcelsScene(seasonOf(today, COUNTRY))}
        {...PARCELS}
        marksOf={(since) => (since ? fromCount({ fields: ['trees'], now }, since.from) : {})}
      />
    </SetupFrame>
  )
}

import { formatCount } from '@understory/domain/quantity/format.ts'
import { scene } from '@understory/pictures/scene.ts'
import { Picture } from '@understory/ui/picture.tsx'
import { useDeferredValue, useMemo } from 'react'
import { type Choice, unitsOf, WHOLE } from './choice.ts'
import styles from './setup-page.module.css'

const WIDTH = 800
const HEIGHT = 600

/** A forest that grows with the trees chosen, under a sky that clears, by a shore that empties. */
export function ForestBuilder({ choice, seed }: { choice: Choice; seed: string }) {
  const { co2e, plastic, ...typed } = useDeferredValue(choice)
  const trees = Math.floor(unitsOf(typed.trees) / WHOLE)
  const drawn = useMemo(
    () =>
      scene({
        seed,
        trees,
        co2eGrams: unitsOf(co2e),
        plasticGrams: unitsOf(plastic),
        width: WIDTH,
        height: HEIGHT,
      }),
    [seed, trees, co2e, plastic],
  )
  return (
    <figure>
      <div className={styles.forest}>
        <Picture
          shapes={drawn.shapes}
          width={WIDTH}
          height={HEIGHT}
          fit="cover"
          title={`A forest of ${formatCount(trees)} trees`}
        />
      </div>
      <figcaption className={styles.caption}>
        {drawn.treesPerDrawing > 1
          ? `Your forest. Each tree drawn stands for ${formatCount(drawn.treesPerDrawing)}.`
          : 'Your forest. Every tree drawn is a tree funded.'}
      </figcaption>
    </figure>
  )
}

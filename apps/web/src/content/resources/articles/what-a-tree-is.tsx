import { lifetimeCaptureOf } from '@understory/domain/impact/equivalents.ts'
import { formatGrams } from '@understory/domain/quantity/format.ts'
import type { Article } from '../article.ts'

const OF_ONE_TREE = lifetimeCaptureOf(1_000)

export const WHAT_A_TREE_IS: Article = {
  slug: 'why-a-tree-is-not-a-tonne',
  title: 'Why a tree is not a tonne',
  summary:
    'Planting trees is worth doing, for reasons that have little to do with this year’s emissions. What a planted tree does, and when.',
  date: '2026-11-22',
  picture: 'grove',
  body: (
    <>
      <p>
        A flight emits its carbon in one afternoon. A tree that is planted to make up for it begins
        with a stem as thick as a pencil. Between the two lie decades, and a number of things that
        can happen to a tree.
      </p>
      <h2>It takes time</h2>
      <p>
        We plan with {formatGrams(OF_ONE_TREE.value)} of CO2e over the life of one tree. That is a
        round figure of our own and no measurement: it differs with species, soil and rain, and most
        of it comes after the first ten years. So we show it as a projection, and never subtract it
        from what was emitted.
      </p>
      <h2>It may not live</h2>
      <p>
        Seedlings dry out, are eaten, cut, burnt or overgrown. Good projects expect it, plant more
        than they promise, and count survivors after one, three and five years. If a project tells
        you that all of them live, ask how it counts.
      </p>
      <h2>It is worth it all the same</h2>
      <p>
        Mangroves break waves and shelter young fish. Trees in a field hold water and soil, and give
        fruit and fodder in a year without rain. People are paid for planting. These things happen
        in the first years, and would be worth paying for if carbon did not matter at all.
      </p>
      <h2>So how to say it</h2>
      <p>
        “We funded 500 trees” is a gift to a place, and true. “Our product is neutral because of 500
        trees” adds things that cannot be added. What you emit is for cutting; trees are for
        planting.
      </p>
    </>
  ),
  sources: [],
  next: { label: 'See where trees are planted', href: '/projects' },
}

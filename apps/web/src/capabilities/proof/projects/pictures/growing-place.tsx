import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { growingScene, type Since } from '@understory/pictures/scenes/growing-scene.ts'
import type { LayerMarks } from '@understory/pictures/scenes/layout-layers.ts'
import { GrowingPicture } from '@understory/ui/pictures/growing-picture.tsx'
import { PICTURE } from '../../../../shell/setup/setup-sum.tsx'

type GrowingPlaceProps = {
  readonly projects: readonly PicturedProject[]
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly date: string
  /** The most trees that any choice draws. */
  readonly trees: number
  readonly hasShore: boolean
  readonly marksOf: (since: Since) => LayerMarks
  /** In which proportions it is drawn; by default those of the frame beside a sum. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** More than any purchase, so that sky and shore are clear. */
const CLEAR_GRAMS = 1_000_000_000
/** By which few trees hide each other least. */
const SEED = 'estuary'

/**
 * The places that a form funds, drawn by the server in layers. What follows the fields of the form
 * toggles them, so no script draws.
 */
export function GrowingPlace(props: GrowingPlaceProps) {
  const { projects, date, trees, hasShore, marksOf, size = PICTURE } = props
  const layers = growingScene({
    seed: SEED,
    trees,
    most: Math.max(1, trees),
    co2eGrams: CLEAR_GRAMS,
    plasticGrams: hasShore ? CLEAR_GRAMS : 0,
    projects,
    date,
    ...size,
  })
  return <GrowingPicture layers={layers} marksOf={marksOf} {...size} />
}

type Counted = {
  /** The fields whose sum counts, by name. */
  readonly fields: readonly string[]
  /** What they come to now. */
  readonly now: number
}

/** There once the fields come to so many; a script that every page has follows them. */
export function fromCount({ fields, now }: Counted, from: number): LayerMarks {
  const absent: LayerMarks = now < from ? { 'data-absent': '' } : {}
  return { 'data-of': fields.join(' '), 'data-from': String(from), ...absent }
}

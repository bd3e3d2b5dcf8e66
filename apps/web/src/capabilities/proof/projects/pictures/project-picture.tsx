import type { ProductConfiguration } from '@understory/contracts/commerce/product-list.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { PICTURE, SetupPicture } from '../../../../shell/setup/setup-sum.tsx'

/** The projects that a purchase funds unless another is chosen, as a picture needs them. */
export const picturedProjects = ({ plansConfig }: ProductConfiguration): PicturedProject[] =>
  plansConfig
    .filter(({ isDefault }) => isDefault)
    .map(({ impact, project: { name, country } }) => ({ impact, name, country }))

/** More than any purchase, so that the sky is clear. */
const CLEAR_SKY_GRAMS = 1_000_000_000

type ProjectPictureProps = {
  readonly projects: readonly PicturedProject[]
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly date: string
}

/**
 * The place that a purchase of CO2e alone goes to. It is the same for any amount, so the server draws
 * it, and no script is needed for it.
 */
export function Co2eProjectPicture({ projects, date }: ProjectPictureProps) {
  const funded = { seed: 'setup', trees: 0, co2eGrams: CLEAR_SKY_GRAMS, plasticGrams: 0 }
  return <SetupPicture shapes={projectScene({ ...funded, ...PICTURE, projects, date }).shapes} />
}

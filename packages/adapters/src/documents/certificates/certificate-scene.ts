import { MILLI_TREES_PER_TREE } from '@understory/domain/quantity/impact-quantity.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import type { Scene } from '@understory/pictures/scenes/scene.ts'
import type { CertificateFacts } from '@understory/ports/documents/documents.ts'

type CertificateSceneFrame = {
  readonly width: number
  readonly height: number
  readonly inView?: number
}

/** The picture that belongs to one certificate: its number is the seed, its first day the season. */
export function certificateScene(
  { certificate, projects }: CertificateFacts,
  frame: CertificateSceneFrame,
): Scene {
  const { trees, co2e, plastic } = certificate.quantities
  return projectScene({
    ...frame,
    seed: certificate.certificateId,
    trees: trees / MILLI_TREES_PER_TREE,
    co2eGrams: co2e,
    plasticGrams: plastic,
    projects: projects.map(({ impact, name, countryCode }) => ({
      impact,
      name,
      country: countryCode,
    })),
    date: certificate.effective.from,
  })
}

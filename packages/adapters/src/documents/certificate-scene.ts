import { MILLI_TREES_PER_TREE } from '@understory/domain/quantity/impact-quantity.ts'
import { fundedScene } from '@understory/pictures/funded-scene.ts'
import type { Scene } from '@understory/pictures/scene.ts'
import type { CertificateFacts } from '@understory/ports/documents.ts'

/** The picture that belongs to one certificate: its number is the seed. */
export function certificateScene(
  { certificate }: CertificateFacts,
  size: { readonly width: number; readonly height: number },
): Scene {
  const { trees, co2e, plastic } = certificate.quantities
  return fundedScene({
    ...size,
    seed: certificate.certificateId,
    trees: trees / MILLI_TREES_PER_TREE,
    co2eGrams: co2e,
    plasticGrams: plastic,
  })
}

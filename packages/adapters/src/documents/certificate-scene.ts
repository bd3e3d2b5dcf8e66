import { MILLI_TREES_PER_TREE } from '@understory/domain/quantity/impact-quantity.ts'
import { type Scene, scene } from '@understory/pictures/scene.ts'
import type { CertificateFacts } from '@understory/ports/documents.ts'

/** The picture that belongs to one certificate: its number is the seed. */
export function certificateScene(
  { certificate }: CertificateFacts,
  size: { readonly width: number; readonly height: number },
): Scene {
  return scene({
    seed: certificate.certificateId,
    trees: certificate.quantities.trees / MILLI_TREES_PER_TREE,
    co2eGrams: certificate.quantities.co2e,
    plasticGrams: certificate.quantities.plastic,
    ...size,
  })
}

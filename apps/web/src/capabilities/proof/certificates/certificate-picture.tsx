import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { certificatesMessage } from './messages/messages.generated.ts'

const CERTIFICATE_PICTURE_SIZE = { width: 1440, height: 460 } as const

type Certified = { readonly certificate: CertificateVerification }

/** The landscape of one certificate, the same wherever it is shown. */
export function CertificatePicture({ certificate }: Certified) {
  const { certificateId, products, projects, date } = certificate
  const drawn = projectScene({
    ...CERTIFICATE_PICTURE_SIZE,
    seed: certificateId,
    trees: products.trees,
    co2eGrams: Math.round(products.kg_co2e * 1000),
    plasticGrams: products.g_plastic,
    projects,
    date,
  })
  return (
    <Picture
      shapes={drawn.shapes}
      {...CERTIFICATE_PICTURE_SIZE}
      fit="cover"
      title={certificateWords(certificate)}
    />
  )
}

/** What the picture shows, for those who cannot see it. */
export function certificateWords({ products, user, giftFrom }: CertificateVerification): string {
  const funded = [
    products.trees > 0 ? formatTrees(Math.round(products.trees * 1000)) : null,
    products.kg_co2e > 0 ? `${formatGrams(Math.round(products.kg_co2e * 1000))} of CO2e` : null,
    products.g_plastic > 0
      ? certificatesMessage('certificatePicture.plastic', {
          g_plastic: formatGrams(products.g_plastic),
        })
      : null,
  ].filter(Boolean)
  return certificatesMessage('certificatePicture.landscapeDrawn', {
    hasGiftFrom: giftFrom
      ? certificatesMessage('certificatePicture.gave', { giftFrom, user })
      : certificatesMessage('certificatePicture.funded', { user }),
    funded: funded.join(', '),
  })
}

import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { solutionsMessage } from '../messages/messages.generated.ts'
import styles from './example.module.css'

const EXAMPLE_CERTIFICATE_SIZE = { width: 480, height: 220 } as const

type ExampleCertificateFunded = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

/** What a certificate states. */
export type CertificateExample = {
  readonly funded: ExampleCertificateFunded
  readonly name: string
  readonly note: string
}

type ExampleCertificateProps = {
  readonly example: CertificateExample
  /** Where the money goes, and so what is drawn. */
  readonly projects: readonly PicturedProject[]
}

export function ExampleCertificate({ example, projects }: ExampleCertificateProps) {
  const { funded, name, note } = example
  const { milliTrees, co2eGrams, plasticGrams } = funded
  const { shapes } = projectScene({
    seed: solutionsMessage('exampleCertificate.anExample'),
    trees: milliTrees / 1_000,
    co2eGrams,
    plasticGrams,
    projects,
    date: new Date().toISOString().slice(0, 10),
    ...EXAMPLE_CERTIFICATE_SIZE,
  })
  const figures = [
    formatTrees(milliTrees),
    `${formatGrams(co2eGrams)} of CO2e`,
    ...(plasticGrams > 0
      ? [
          solutionsMessage('exampleCertificate.plastic', {
            plasticGrams: formatGrams(plasticGrams),
          }),
        ]
      : []),
  ]
  return (
    <figure className={styles.paper}>
      <Picture shapes={shapes} {...EXAMPLE_CERTIFICATE_SIZE} fit="cover" />
      <figcaption>
        <span className="quiet">{solutionsMessage('exampleCertificate.anExampleCertificate')}</span>
        <strong>{solutionsMessage('exampleCertificate.funded', { name })}</strong>
        <span className={styles.figures}>{figures.join(' · ')}</span>
        <span className="quiet">{note}</span>
      </figcaption>
    </figure>
  )
}

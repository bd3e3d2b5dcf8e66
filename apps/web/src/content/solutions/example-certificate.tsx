import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { fundedScene } from '@understory/pictures/funded-scene.ts'
import type { Shape } from '@understory/pictures/shape.ts'
import { Picture } from '@understory/ui/picture.tsx'
import styles from './example.module.css'

const SIZE = { width: 480, height: 220 } as const

type Funded = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

/** What a certificate states, with its picture, drawn once for all visitors. */
export type CertificateExample = {
  readonly shapes: readonly Shape[]
  readonly name: string
  readonly figures: string
  readonly note: string
}

export function certificateExample(
  { milliTrees, co2eGrams, plasticGrams }: Funded,
  { name, note = 'With its date, its projects and a number that anyone can verify.' }: Words,
): CertificateExample {
  const trees = milliTrees / 1_000
  const { shapes } = fundedScene({ seed: 'an example', trees, co2eGrams, plasticGrams, ...SIZE })
  const figures = [
    formatTrees(milliTrees),
    `${formatGrams(co2eGrams)} of CO2e`,
    ...(plasticGrams > 0 ? [`${formatGrams(plasticGrams)} of plastic`] : []),
  ]
  return { shapes, name, figures: figures.join(' · '), note }
}
type Words = { readonly name: string; readonly note?: string }

export function ExampleCertificate({ example }: { readonly example: CertificateExample }) {
  return (
    <figure className={styles.paper}>
      <Picture shapes={example.shapes} {...SIZE} fit="cover" />
      <figcaption>
        <span className="quiet">An example certificate</span>
        <strong>{example.name} funded</strong>
        <span className={styles.figures}>{example.figures}</span>
        <span className="quiet">{example.note}</span>
      </figcaption>
    </figure>
  )
}

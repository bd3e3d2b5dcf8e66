import {
  QUALITY_INDICATORS,
  type Quality,
  qualityScore,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { QUALITY_WORDS, scoreInWords } from './quality-words.ts'

/** How good the data of a line are in one word, and why. */
export function WhyOfQuality({ quality }: { readonly quality: Quality }) {
  return (
    <details className="more">
      <summary>Data {scoreInWords(qualityScore(quality))}</summary>
      <ul className="list">
        {QUALITY_INDICATORS.map((name) => (
          <li key={name} className="subline">
            {QUALITY_WORDS[name].label}: {QUALITY_WORDS[name].levels[quality[name]].toLowerCase()}
          </li>
        ))}
        {quality.sampleFactor ? (
          <li className="subline">
            Only some people answered: all of them together may come to{' '}
            {quality.sampleFactor.toFixed(2)} times as much, or as little
          </li>
        ) : null}
      </ul>
    </details>
  )
}

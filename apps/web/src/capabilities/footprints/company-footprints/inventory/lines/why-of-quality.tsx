import {
  QUALITY_INDICATORS,
  type Quality,
  qualityScore,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { qualityWords, scoreInWords } from './quality-words.ts'

/** How good the data of a line are in one word, and why. */
export function WhyOfQuality({ quality }: { readonly quality: Quality }) {
  return (
    <details className="more">
      <summary>
        {companyFootprintsMessage('whyOfQuality.data', {
          scoreInWords: scoreInWords(qualityScore(quality)),
        })}
      </summary>
      <ul className="list">
        {QUALITY_INDICATORS.map((name) => (
          <li key={name} className="subline">
            {qualityWords()[name].label}: {qualityWords()[name].levels[quality[name]].toLowerCase()}
          </li>
        ))}
        {quality.sampleFactor ? (
          <li className="subline">
            {companyFootprintsMessage('whyOfQuality.onlySomePeopleAnswered', {
              sampleFactor: quality.sampleFactor.toFixed(2),
            })}
          </li>
        ) : null}
      </ul>
    </details>
  )
}

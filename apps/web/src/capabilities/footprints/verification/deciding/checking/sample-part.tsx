import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import { statedResult } from '@understory/domain/footprints/company-footprints/lines/own-factor.ts'
import {
  perUnit,
  quantityInWords,
} from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import {
  isLookedAt,
  LINE_CHECK_WORDS,
  LINE_CHECKS,
} from '@understory/domain/footprints/verification/check-points.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { verificationMessage } from '../../messages/messages.generated.ts'

type SamplePartProps = { readonly check: VerificationCheck; readonly isOpen: boolean }
type Sampled = VerificationCheck['sample'][number]

/** The lines to look at, each with what was looked at of it. */
export function SamplePart({ check: { sample }, isOpen }: SamplePartProps) {
  const seen = sample.filter(({ checks }) => isLookedAt(checks)).length
  return (
    <section className="part flow-16" aria-labelledby="sample">
      <h2 id="sample">{verificationMessage('samplePart.theSample')}</h2>
      <p>
        {verificationMessage('samplePart.linesLookedTickCompared', {
          seen: String(seen),
          count: sample.length,
        })}
      </p>
      <form method="post" className="flow-16">
        {sample.map((sampled) => (
          <SampledLine key={sampled.line.lineId} sampled={sampled} isOpen={isOpen} />
        ))}
        {isOpen && sample.length > 0 ? (
          <Button type="submit" name="intent" value="check-lines">
            {verificationMessage('samplePart.saveTheTicks')}
          </Button>
        ) : null}
      </form>
    </section>
  )
}

function SampledLine({ sampled, isOpen }: { readonly sampled: Sampled; readonly isOpen: boolean }) {
  const { line, countedGrams, checks } = sampled
  const { lineId, description, site, category, quantity, unit, period } = line
  const name = [description || categoryName(category), site].filter(Boolean).join(', ')
  return (
    <Fieldset id={`line-${lineId}`} legend={`${name}: ${exactGrams(countedGrams)}`}>
      <p className="quiet">
        {verificationMessage('samplePart.to', {
          categoryName: categoryName(category),
          quantityInWords: quantityInWords(quantity, unit),
          from: period.from,
          to: period.to,
          factorInWords: factorInWords(line),
        })}
      </p>
      <input type="hidden" name="line" value={lineId} />
      <input type="hidden" name={`was-${lineId}`} value={checks.join(' ')} />
      <div className="row-12">
        {LINE_CHECKS.map((check) => (
          <Checkbox
            key={check}
            name={`${check}-${lineId}`}
            label={LINE_CHECK_WORDS[check]}
            defaultChecked={checks.includes(check)}
            disabled={!isOpen}
          />
        ))}
      </div>
    </Fieldset>
  )
}

function factorInWords({ factor, ownFactor }: Sampled['line']): string {
  if (factor)
    return verificationMessage('sample.kgPer', {
      kgCo2e: String(factor.kgCo2e),
      unit: perUnit(factor.unit),
      factorId: factor.factorId,
    })
  if (!ownFactor) return ''
  const { kgCo2e, unit, source } = ownFactor
  return (
    statedResult(ownFactor) ??
    verificationMessage('sample.kgPer2', { kgCo2e: String(kgCo2e), unit: perUnit(unit), source })
  )
}

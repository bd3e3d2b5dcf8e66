import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ViewVerification } from '@understory/contracts/footprints/verification/verifications.ts'
import {
  boughtInWords,
  partName,
  VERIFIABLE_PARTS,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { verificationMessage } from '../../messages/messages.generated.ts'
import { LevelField } from './level-field.tsx'

type NamePartsPartProps = {
  readonly verification: AnswerOf<typeof ViewVerification>['verification']
  readonly refused: FormAnswer | null
}

/** Of a footprint that was handed over before its parts were named. */
export function NamePartsPart({ verification, refused }: NamePartsPartProps) {
  const { scopesOneTwo } = verification
  return (
    <section className="part flow-16" aria-labelledby="plan">
      <h2 id="plan">{verificationMessage('namePartsPart.thePartsToCheck')}</h2>
      <p>
        {verificationMessage('namePartsPart.handedOverBeforeParts', {
          boughtInWords: boughtInWords(verification),
        })}
      </p>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <form method="post" className="flow-16" noValidate>
        <Fieldset
          id="covers"
          legend={verificationMessage('namePartsPart.whatIsChecked')}
          error={refused?.problems.covers}
        >
          {VERIFIABLE_PARTS.map((part) => (
            <Checkbox
              key={part}
              name={part}
              label={partName(part)}
              defaultChecked={
                refused ? part in refused.values : part === 'scopesOneTwo' && scopesOneTwo
              }
            />
          ))}
        </Fieldset>
        <LevelField chosen={refused?.values.level} />
        <Button type="submit" name="intent" value="name-parts">
          {verificationMessage('namePartsPart.nameTheseParts')}
        </Button>
      </form>
    </section>
  )
}

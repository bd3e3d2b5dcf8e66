import type { BodyOf } from '@understory/contracts/endpoint.ts'
import {
  type CheckClaim,
  type CheckedClaim,
  CLAIM_LIMITS,
} from '@understory/contracts/showing/claims.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { PageIntro } from '../../../content/page-intro.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { BasisFields } from './basis-fields.tsx'
import ClaimCheck from './claim-check.island.tsx'
import styles from './claims.module.css'
import { claimsMessage, claimsRich } from './messages/messages.generated.ts'

export const CLAIMS_PATH = '/claims'

export type AskedClaim = {
  readonly claim: BodyOf<typeof CheckClaim>
  readonly checked: CheckedClaim | null
  readonly refused: FormAnswer | null
}

const subjects = () =>
  [
    { value: 'unknown', label: claimsMessage('claims.iAmNotSure') },
    { value: 'product', label: claimsMessage('claims.aProductOrService') },
    { value: 'order', label: claimsMessage('claims.orderDelivery') },
    { value: 'event', label: claimsMessage('claims.anEvent') },
    { value: 'company', label: claimsMessage('claims.companyWhole') },
  ] as const

const audiences = () =>
  [
    { value: 'consumers', label: claimsMessage('claims.anyone') },
    { value: 'businesses', label: claimsMessage('claims.businessesAlone') },
  ] as const

export function ClaimsPage({ asked }: { readonly asked: AskedClaim | null }) {
  return (
    <>
      <PageIntro title={claimsMessage('claims.whatMayYouSay')} picture={spot('letter')}>
        <p>{claimsMessage('claims.typeSentenceAboutClimate')}</p>
      </PageIntro>
      <section className="page flow-24" aria-label={claimsMessage('claims.yourSentence')}>
        {asked?.refused ? (
          <RefusalNotice answer={asked.refused} title={asked.refused.message} />
        ) : null}
        <ClaimForm asked={asked} />
      </section>
      <section className="page section page-end" aria-labelledby="limits">
        <div className="prose prose-width">
          <h2 id="limits">{claimsMessage('claims.alwaysPasses')}</h2>
          <p>{claimsMessage('claims.sayFundedMuchWhen')}</p>
          <p>{claimsMessage('claims.helpLegalAdviceReads')}</p>
          <p>
            {claimsRich('claims.typeStoredProgramsAsk', {
              link: (words) => <a href="/api/docs">{words}</a>,
            })}
          </p>
        </div>
      </section>
    </>
  )
}

function ClaimForm({ asked }: { readonly asked: AskedClaim | null }) {
  const error = asked?.refused?.problems.text
  const hint = claimsMessage('claims.sentenceWholePageText')
  return (
    <form method="post" noValidate className="flow-24">
      <Field id="text" label={claimsMessage('claims.wantSay')} hint={hint} error={error}>
        <TextArea
          {...fieldAria('text', { hint, error })}
          name="text"
          rows={4}
          maxLength={CLAIM_LIMITS.text}
          placeholder={claimsMessage('claims.carbonNeutralDeliveryEvery')}
          defaultValue={asked?.claim.text ?? ''}
        />
      </Field>
      <div className={styles.choices}>
        <Field id="subject" label={claimsMessage('claims.whatIsItAbout')}>
          <Select
            id="subject"
            name="subject"
            options={subjects()}
            defaultValue={asked?.claim.subject ?? 'unknown'}
          />
        </Field>
        <Field id="audience" label={claimsMessage('claims.whoReadsIt')}>
          <Select
            id="audience"
            name="audience"
            options={audiences()}
            defaultValue={asked?.claim.audience ?? 'consumers'}
          />
        </Field>
      </div>
      <BasisFields
        basis={asked?.claim.basis ?? {}}
        answer={asked?.refused ?? undefined}
        isOpen={asked?.checked?.findings.some(({ verdict }) => verdict === 'needs-basis') ?? false}
        hint={claimsMessage('claims.someSentencesSaidHint')}
      />
      <p>
        <Button type="submit" look="action">
          {claimsMessage('claims.checkIt')}
        </Button>
      </p>
      <ClaimCheck shown={asked?.checked ?? null} />
    </form>
  )
}

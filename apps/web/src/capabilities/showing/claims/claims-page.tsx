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

export const CLAIMS_PATH = '/claims'

export type AskedClaim = {
  readonly claim: BodyOf<typeof CheckClaim>
  readonly checked: CheckedClaim | null
  readonly refused: FormAnswer | null
}

const SUBJECTS = [
  { value: 'unknown', label: 'I am not sure' },
  { value: 'product', label: 'A product or service' },
  { value: 'order', label: 'An order or a delivery' },
  { value: 'event', label: 'An event' },
  { value: 'company', label: 'A company as a whole' },
] as const

const AUDIENCES = [
  { value: 'consumers', label: 'Anyone' },
  { value: 'businesses', label: 'Businesses alone' },
] as const

export function ClaimsPage({ asked }: { readonly asked: AskedClaim | null }) {
  return (
    <>
      <PageIntro title="What may you say?" picture={spot('letter')}>
        <p>
          Type a sentence about the climate as you would print it. You see what may be said where,
          by which source, and what you could say instead.
        </p>
      </PageIntro>
      <section className="page flow-24" aria-label="Your sentence">
        {asked?.refused ? (
          <RefusalNotice answer={asked.refused} title={asked.refused.message} />
        ) : null}
        <ClaimForm asked={asked} />
      </section>
      <section className="page section page-end" aria-labelledby="limits">
        <div className="prose prose-width">
          <h2 id="limits">What always passes, and what this is not</h2>
          <p>
            Say what was funded, how much, when and where, with a link: “We funded 410 trees in
            2026. See the certificate.” A true sentence like that passes every rule here.
          </p>
          <p>
            This is help, not legal advice. It reads words, not meaning: a paraphrase may pass every
            rule and still mislead. No lawyer has checked these rules. They know English, and of
            German, French, Spanish, Italian and Dutch only the words for “neutral” and their
            relatives. Of the states of the US they know California alone, and of the countries of
            the EU no law of their own.
          </p>
          <p>
            What you type is not stored. Programs ask the same by{' '}
            <a href="/api/docs">POST /api/claims/check</a>.
          </p>
        </div>
      </section>
    </>
  )
}

function ClaimForm({ asked }: { readonly asked: AskedClaim | null }) {
  const error = asked?.refused?.problems.text
  const hint = 'A sentence or a whole page of text.'
  return (
    <form method="post" noValidate className="flow-24">
      <Field id="text" label="What you want to say" hint={hint} error={error}>
        <TextArea
          {...fieldAria('text', { hint, error })}
          name="text"
          rows={4}
          maxLength={CLAIM_LIMITS.text}
          placeholder="Carbon-neutral delivery on every order"
          defaultValue={asked?.claim.text ?? ''}
        />
      </Field>
      <div className={styles.choices}>
        <Field id="subject" label="What is it about?">
          <Select
            id="subject"
            name="subject"
            options={SUBJECTS}
            defaultValue={asked?.claim.subject ?? 'unknown'}
          />
        </Field>
        <Field id="audience" label="Who reads it?">
          <Select
            id="audience"
            name="audience"
            options={AUDIENCES}
            defaultValue={asked?.claim.audience ?? 'consumers'}
          />
        </Field>
      </div>
      <BasisFields
        basis={asked?.claim.basis ?? {}}
        answer={asked?.refused ?? undefined}
        isOpen={asked?.checked?.findings.some(({ verdict }) => verdict === 'needs-basis') ?? false}
        hint="Some sentences may be said once their basis is shown beside them. Fill in what you have: the answer says what is still missing."
      />
      <p>
        <Button type="submit" look="action">
          Check it
        </Button>
      </p>
      <ClaimCheck shown={asked?.checked ?? null} />
    </form>
  )
}

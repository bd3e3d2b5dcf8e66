import type { AssetUses } from '@understory/contracts/showing/asset-uses.ts'
import { type CheckedClaim, CLAIM_LIMITS } from '@understory/contracts/showing/claims.ts'
import { CLAIM_MARKETS } from '@understory/domain/showing/claims/rules/claim-terms.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { ClaimCheck } from '../claims/public.ts'
import { assetUsesMessage } from './messages/messages.generated.ts'

export type AskedWords = { readonly text: string; readonly checked: CheckedClaim } | null

type WordsBesideProps = {
  readonly uses: AssetUses
  readonly asked: AskedWords
  readonly refused: FormAnswer | null
}

/** A check of what an owner wants to print beside a badge or under a picture. */
export function WordsBeside({ uses, asked, refused }: WordsBesideProps) {
  const hint = assetUsesMessage('wordsBeside.printBesideBadgeUnder')
  const about = { hint, error: refused?.problems.text }
  return (
    <section className="part flow-16" aria-labelledby="beside">
      <h2 id="beside">{assetUsesMessage('wordsBeside.checkYourOwnWords')}</h2>
      <form method="post" noValidate className="flow-16">
        {(uses.markets ?? CLAIM_MARKETS).map((market) => (
          <input key={market} type="hidden" name="markets" value={market} />
        ))}
        <Field id="text" label={assetUsesMessage('wordsBeside.wantSay')} {...about}>
          <TextArea
            {...fieldAria('text', about)}
            name="text"
            rows={3}
            maxLength={CLAIM_LIMITS.text}
            defaultValue={asked?.text ?? refused?.values.text ?? ''}
          />
        </Field>
        <div>
          <Button type="submit" name="intent" value="check">
            {assetUsesMessage('wordsBeside.checkIt')}
          </Button>
        </div>
        <ClaimCheck shown={asked?.checked ?? null} />
      </form>
      <p>
        <a href="/claims">{assetUsesMessage('wordsBeside.checkMoreDetailAbout')}</a>
      </p>
    </section>
  )
}

import type { DeclarationPolicy } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'

type PolicyPartProps = {
  readonly policy: DeclarationPolicy
  /** Owners and admins. */
  readonly mayChange: boolean
}

/** Whether a second person approves what is declared. */
export function PolicyPart({ policy, mayChange }: PolicyPartProps) {
  const { needsApproval, approvers, isSuggested } = policy
  return (
    <section className="panel flow-16" aria-labelledby="policy">
      <h2 id="policy">{companyFootprintsMessage('policyPart.secondPairEyes')}</h2>
      <p>
        {needsApproval
          ? companyFootprintsMessage('policyPart.secondPersonOwnerAdmin')
          : companyFootprintsMessage('policyPart.personDeclareAloneRequire')}
      </p>
      {isSuggested ? <p>{companyFootprintsMessage('policyPart.threeMoreSuggest')}</p> : null}
      {!needsApproval && approvers < 2 ? (
        <p className="quiet">
          {companyFootprintsMessage('policyPart.takesTwoOwnersAdmins', { approvers })}
        </p>
      ) : null}
      {mayChange && (needsApproval || approvers > 1) ? (
        <form method="post">
          <Button type="submit" name="needsApproval" value={needsApproval ? 'no' : 'yes'}>
            {needsApproval
              ? companyFootprintsMessage('policyPart.letPersonDeclareAlone')
              : companyFootprintsMessage('policyPart.requireASecondPerson')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

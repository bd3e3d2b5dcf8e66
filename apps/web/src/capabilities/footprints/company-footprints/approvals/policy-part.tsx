import type { DeclarationPolicy } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { Button } from '@understory/ui/forms/button.tsx'

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
      <h2 id="policy">A second pair of eyes</h2>
      <p>
        {needsApproval
          ? 'A second person, an owner or admin, has to approve each declaration. The report names both.'
          : 'One person can declare alone. You can require a second one, an owner or admin, to approve first.'}
      </p>
      {isSuggested ? <p>There are three or more of you, so we suggest it.</p> : null}
      {!needsApproval && approvers < 2 ? (
        <p className="quiet">
          It takes two owners or admins; there is {approvers === 1 ? 'one' : 'none'}.
        </p>
      ) : null}
      {mayChange && (needsApproval || approvers > 1) ? (
        <form method="post">
          <Button type="submit" name="needsApproval" value={needsApproval ? 'no' : 'yes'}>
            {needsApproval ? 'Let one person declare alone' : 'Require a second person'}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

import type { PlannedAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { ACTION_STATUS_WORDS } from '@understory/domain/footprints/climate-plan/actions.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { verificationMessage } from '../messages/messages.generated.ts'

type CompleteActionsProps = { readonly actions: readonly PlannedAction[] }

/** What the company says that it has done; a verifier may confirm each. */
export function CompleteActions({ actions }: CompleteActionsProps) {
  if (actions.length === 0) return null
  return (
    <DataTable
      caption={verificationMessage('completeActions.caption')}
      showCaption
      asCards
      columns={[
        {
          key: 'title',
          title: verificationMessage('completeActions.action'),
          cell: ({ title }) => title,
        },
        {
          key: 'saves',
          title: verificationMessage('completeActions.savesAYear'),
          figures: true,
          cell: ({ gramsAYear }) => exactGrams(gramsAYear),
        },
        {
          key: 'due',
          title: verificationMessage('completeActions.doneBy'),
          cell: ({ dueOn }) => dueOn ?? '',
        },
        {
          key: 'status',
          title: verificationMessage('completeActions.status'),
          cell: ({ status }) => ACTION_STATUS_WORDS[status],
        },
        { key: 'verify', title: verificationMessage('completeActions.verify'), cell: VerifyForm },
      ]}
      rows={actions}
      rowKey={({ actionId }) => actionId}
    />
  )
}

function VerifyForm({ actionId, status, title }: PlannedAction) {
  if (status !== 'declared') return null
  return (
    <form method="post">
      <input type="hidden" name="actionId" value={actionId} />
      <Button
        type="submit"
        name="intent"
        value="verify-action"
        aria-label={verificationMessage('completeActions.verify2', { title })}
      >
        {verificationMessage('completeActions.verify')}
      </Button>
    </form>
  )
}

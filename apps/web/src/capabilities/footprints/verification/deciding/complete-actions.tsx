import type { PlannedAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { ACTION_STATUS_WORDS } from '@understory/domain/footprints/climate-plan/actions.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'

type CompleteActionsProps = { readonly actions: readonly PlannedAction[] }

/** What the company says that it has done; a verifier may confirm each. */
export function CompleteActions({ actions }: CompleteActionsProps) {
  if (actions.length === 0) return null
  return (
    <DataTable
      caption="Actions that are complete"
      showCaption
      asCards
      columns={[
        { key: 'title', title: 'Action', cell: ({ title }) => title },
        {
          key: 'saves',
          title: 'Saves a year',
          figures: true,
          cell: ({ gramsAYear }) => exactGrams(gramsAYear),
        },
        { key: 'due', title: 'Done by', cell: ({ dueOn }) => dueOn ?? '' },
        { key: 'status', title: 'Status', cell: ({ status }) => ACTION_STATUS_WORDS[status] },
        { key: 'verify', title: 'Verify', cell: VerifyForm },
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
      <Button type="submit" name="intent" value="verify-action" aria-label={`Verify: ${title}`}>
        Verify
      </Button>
    </form>
  )
}

import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'

type NothingYetProps = {
  readonly kind: 'personal' | 'business'
  /** What the account paid for counts in the accounts of others. */
  readonly gaveAll: boolean
  readonly level?: 'h1' | 'h2'
}

/** In place of the figures of an account in which nothing counts. */
export function NothingYet({ kind, gaveAll, level = 'h2' }: NothingYetProps) {
  const fund = `/app/${kind}/instant/one-time/setup`
  if (gaveAll) {
    return (
      <EmptyState
        title="What you gave counts with those who took it"
        level={level}
        picture={spot('gift')}
        action={
          <div className="row-12">
            <LinkButton look="action" href="/my-impact/manage/gifts">
              See your gifts
            </LinkButton>
            <LinkButton href={fund}>Fund trees of your own</LinkButton>
          </div>
        }
      >
        Your gifts were taken into other accounts. They count there, and no longer here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Your ground is ready"
      level={level}
      picture={spot('seed')}
      action={
        <LinkButton look="action" href={fund}>
          Fund your first trees
        </LinkButton>
      }
    >
      What you fund appears here as soon as it is paid, with the certificate and the ledger entries
      behind it.
    </EmptyState>
  )
}

type NothingYetInput = { readonly redeemedAt: string | null; readonly isRefunded: boolean }

export const hasGivenAway = (given: readonly NothingYetInput[]): boolean =>
  given.some(({ redeemedAt, isRefunded }) => redeemedAt !== null && !isRefunded)

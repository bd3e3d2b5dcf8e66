import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { ledgerMessage } from './messages/messages.generated.ts'

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
        title={ledgerMessage('nothingYet.gaveCountsThoseTook')}
        level={level}
        picture={spot('gift')}
        action={
          <div className="row-12">
            <LinkButton look="action" href="/my-impact/manage/gifts">
              {ledgerMessage('nothingYet.seeYourGifts')}
            </LinkButton>
            <LinkButton href={fund}>{ledgerMessage('nothingYet.fundTreesOwn')}</LinkButton>
          </div>
        }
      >
        {ledgerMessage('nothingYet.giftsTakenIntoOther')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={ledgerMessage('nothingYet.yourGroundIsReady')}
      level={level}
      picture={spot('seed')}
      action={
        <LinkButton look="action" href={fund}>
          {ledgerMessage('nothingYet.fundYourFirstTrees')}
        </LinkButton>
      }
    >
      {ledgerMessage('nothingYet.fundAppearsSoonPaid')}
    </EmptyState>
  )
}

type NothingYetInput = { readonly redeemedAt: string | null; readonly isRefunded: boolean }

export const hasGivenAway = (given: readonly NothingYetInput[]): boolean =>
  given.some(({ redeemedAt, isRefunded }) => redeemedAt !== null && !isRefunded)

import { type Spot, spot } from '@understory/pictures/spots/spots.ts'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { CheckForm } from '../check/check-form.tsx'
import { certificatesMessage } from '../messages/messages.generated.ts'

export type NotVerifiedReason =
  | 'no-match'
  | 'refunded'
  | 'bad-id'
  | 'bad-code'
  | 'server'
  | 'too-often'

const notVerifiedWords = (): Record<
  NotVerifiedReason,
  { title: string; picture: Spot; text: string }
> => ({
  'no-match': {
    title: certificatesMessage('notVerified.noCertificateMatchesNumber'),
    picture: 'search',
    text: certificatesMessage('notVerified.lookedNoneCharacterDiffer'),
  },
  refunded: {
    title: certificatesMessage('notVerified.certificateNoLongerCounts'),
    picture: 'clearing',
    text: certificatesMessage('notVerified.realButPaidWent'),
  },
  'bad-id': {
    title: certificatesMessage('notVerified.certificateNumber'),
    picture: 'clearing',
    text: certificatesMessage('notVerified.certificateNumber32Letters'),
  },
  'bad-code': {
    title: certificatesMessage('notVerified.characterCodeWrong'),
    picture: 'clearing',
    text: certificatesMessage('notVerified.lastCharacterShortCode'),
  },
  server: {
    title: certificatesMessage('notVerified.somethingWentWrong'),
    picture: 'storm',
    text: certificatesMessage('notVerified.couldReadLedgerJust'),
  },
  'too-often': {
    title: certificatesMessage('notVerified.littleTooQuick'),
    picture: 'seed',
    text: certificatesMessage('notVerified.tooManyNumbersChecked'),
  },
})

type NotVerifiedProps = { readonly reason: NotVerifiedReason; readonly typed: string }

export function NotVerified({ reason, typed }: NotVerifiedProps) {
  const { title, picture, text } = notVerifiedWords()[reason]
  return (
    <EmptyState
      title={title}
      level="h1"
      picture={spot(picture)}
      action={<CheckForm typed={typed} />}
    >
      {text}
    </EmptyState>
  )
}

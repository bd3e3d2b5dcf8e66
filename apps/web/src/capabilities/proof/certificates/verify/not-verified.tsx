import { type Spot, spot } from '@understory/pictures/spots/spots.ts'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { CheckForm } from '../check/check-form.tsx'

export type NotVerifiedReason =
  | 'no-match'
  | 'refunded'
  | 'bad-id'
  | 'bad-code'
  | 'server'
  | 'too-often'

const WORDS: Record<NotVerifiedReason, { title: string; picture: Spot; text: string }> = {
  'no-match': {
    title: 'No certificate matches this number',
    picture: 'search',
    text: 'We looked, and there is none. One character may differ from the number that is printed. If someone gave you this number as proof, ask them for the document itself.',
  },
  refunded: {
    title: 'This certificate no longer counts',
    picture: 'clearing',
    text: 'It was real, but what was paid for it went back to the buyer, so its trees, CO2e and plastic were taken out of the ledger again. Nobody should use it as proof.',
  },
  'bad-id': {
    title: 'This is not a certificate number',
    picture: 'clearing',
    text: 'A certificate number is 32 letters and digits in five groups with hyphens between, such as 1b4e28ba-2fa1-41d2-883f-0016d3cca427; a short code has 8, such as K7QM-3XPA. Both are printed on the document.',
  },
  'bad-code': {
    title: 'One character of this code is wrong',
    picture: 'clearing',
    text: 'The last character of a short code is made from the others, and here it does not fit. Please compare the code with the one on the certificate.',
  },
  server: {
    title: 'Something went wrong!',
    picture: 'storm',
    text: 'We could not read the ledger just now, so we say neither yes nor no. The certificate itself is untouched. Please try again in a minute.',
  },
  'too-often': {
    title: 'That was a little too quick',
    picture: 'seed',
    text: 'Too many numbers were checked from your connection. Please wait a minute and try again.',
  },
}

type NotVerifiedProps = { readonly reason: NotVerifiedReason; readonly typed: string }

export function NotVerified({ reason, typed }: NotVerifiedProps) {
  const { title, picture, text } = WORDS[reason]
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

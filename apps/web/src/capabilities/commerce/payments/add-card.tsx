import { Button, type ButtonLook } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import { addCardAddACard } from './island-messages/add-card.generated.ts'

type AddCardProps = {
  readonly look?: ButtonLook
  /** The page of this site that waits for the card. */
  readonly next?: string | null
  readonly children?: ReactNode
}

/**
 * Straight to the card form. It begins at the provider, which following a link never does: so it posts, also from
 * within another form, whose fields are not looked at.
 */
export function AddCard({
  look = 'quiet',
  next = null,
  children = addCardAddACard(),
}: AddCardProps) {
  const query = next ? `?${new URLSearchParams({ next })}` : ''
  return (
    <Button
      type="submit"
      look={look}
      formAction={`/my-impact/account/cards/new${query}`}
      formMethod="post"
      formNoValidate
    >
      {children}
    </Button>
  )
}

import { Button } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import { shellMessage } from './messages/messages.generated.ts'

type CopyLinkProps = {
  readonly path: string
  /** Of what, for those who hear the button without its surroundings. */
  readonly which?: ReactNode
}

/** Copies the full address of a page of ours; it is not there without script. */
export function CopyLink({ path, which }: CopyLinkProps) {
  return (
    <Button look="quiet" data-copy-link={path}>
      {shellMessage('copyLink.copyLink')}
      {which}
    </Button>
  )
}

import { LinkButton } from '@understory/ui/forms/button.tsx'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { shellMessage } from './messages/messages.generated.ts'

/** The way to the chat, where there is one; nothing of it is loaded before it is started there. */
export function ChatLink() {
  const shell = useRouteLoaderData<typeof rootLoader>('root')
  return shell?.outside.hasChat ? (
    <LinkButton href="/chat">{shellMessage('chatLink.chatWithUs')}</LinkButton>
  ) : null
}

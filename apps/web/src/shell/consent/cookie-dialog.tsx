import { Dialog } from '@understory/ui/messages/dialog.tsx'
import { shellMessage } from '../messages/messages.generated.ts'
import { CookieChoices, type CookieChoicesProps } from './cookie-choices.tsx'

export const COOKIE_DIALOG_ID = 'cookie-dialog'

export function CookieDialog(props: CookieChoicesProps) {
  return (
    <Dialog id={COOKIE_DIALOG_ID} title={shellMessage('cookieDialog.yourCookiesYourChoice')}>
      <CookieChoices {...props} />
    </Dialog>
  )
}

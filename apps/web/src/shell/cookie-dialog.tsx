import { Dialog } from '@understory/ui/dialog.tsx'
import { CookieChoices } from './cookie-choices.tsx'

export const COOKIE_DIALOG_ID = 'cookie-dialog'

type CookieDialogProps = { readonly returnTo: string; readonly analytics: boolean }

export function CookieDialog(props: CookieDialogProps) {
  return (
    <Dialog id={COOKIE_DIALOG_ID} title="Your cookies, your choice">
      <CookieChoices {...props} />
    </Dialog>
  )
}

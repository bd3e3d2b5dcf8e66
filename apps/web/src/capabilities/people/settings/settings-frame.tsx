import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { TabLinks } from '@understory/ui/navigation/tab-links.tsx'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { SETTINGS_PLACES } from '../../../places.ts'
import { AccountPage } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { settingsMessage } from './messages/messages.generated.ts'
import styles from './settings.module.css'

type SettingsFrameProps = {
  /** The address of this page of the settings. */
  readonly here: string
  readonly kind: 'personal' | 'business'
  readonly saved: boolean
  readonly answer: FormAnswer | undefined
  /** Where the role of this person lets them only look. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

/** One page of the settings, with the way to the others. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { here, kind, saved, answer, isLocked = false, children } = props
  const pages = SETTINGS_PLACES.filter(({ only }) => only === undefined || only === kind)
  return (
    <AccountPage
      title={settingsMessage('settingsFrame.settings')}
      lead={SETTINGS_PLACES.find(({ href }) => href === here)?.lead()}
    >
      <TabLinks
        label={settingsMessage('settingsFrame.settings')}
        tabs={pages.map(({ href, label }) => ({ href, label: label(), current: href === here }))}
      />
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {saved && !answer ? (
        <PageToast id="saved" kind="success" body={settingsMessage('settingsFrame.body')} />
      ) : null}
      {isLocked ? (
        <Notice kind="info" title={settingsMessage('settingsFrame.roleLetsSeeChange')} />
      ) : null}
      <fieldset className={styles.part} disabled={isLocked}>
        {children}
      </fieldset>
    </AccountPage>
  )
}

import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { TabLinks } from '@understory/ui/navigation/tab-links.tsx'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountPage } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import styles from './settings.module.css'
import {
  BILLING,
  BUSINESS,
  LOGO,
  PROFILE,
  SETTINGS_PAGES,
  type SettingsPath,
} from './settings-paths.ts'

type SettingsFrameProps = {
  readonly here: SettingsPath
  readonly kind: 'personal' | 'business'
  readonly saved: boolean
  readonly answer: FormAnswer | undefined
  /** Where the role of this person lets them only look. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

const LEADS: Readonly<Record<SettingsPath, string>> = {
  [PROFILE]: 'Who you are, and how we reach you.',
  [BUSINESS]: 'What your business is called, and where it is at home.',
  [BILLING]: 'What stands on your invoices.',
  [LOGO]: 'The square that stands for your business.',
}

/** One page of the settings, with the way to the others. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { here, kind, saved, answer, isLocked = false, children } = props
  const pages = SETTINGS_PAGES.filter(({ only }) => only === undefined || only === kind)
  return (
    <AccountPage title="Settings" lead={LEADS[here]}>
      <TabLinks
        label="Settings"
        tabs={pages.map(({ href, label }) => ({ href, label, current: href === here }))}
      />
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {saved && !answer ? <PageToast id="saved" kind="success" body="Saved." /> : null}
      {isLocked ? (
        <Notice kind="info" title="Your role lets you see this, and not change it." />
      ) : null}
      <fieldset className={styles.part} disabled={isLocked}>
        {children}
      </fieldset>
    </AccountPage>
  )
}

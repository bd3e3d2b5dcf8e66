import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import { PageIntro } from '../../../content/page-intro.tsx'
import { newsletterMessage } from './messages/messages.generated.ts'
import styles from './newsletter.module.css'

type LinkPageProps = { readonly title: string; readonly children: ReactNode }

/** What the link of an email leads to: a question with one button, and then what came of it. */
export function LinkPage({ title, children }: LinkPageProps) {
  return (
    <>
      <PageIntro title={title} picture={spot('letter')}>
        <div className={`flow-24 ${styles.result}`}>{children}</div>
      </PageIntro>
      <div className="page-end" />
    </>
  )
}

export function LinkOver() {
  return (
    <LinkPage title={newsletterMessage('link.linkNoLongerValid')}>
      <p>{newsletterMessage('link.olderWeekCutOff')}</p>
      <p>
        <LinkButton href="/newsletter" look="action">
          {newsletterMessage('link.askNew')}
        </LinkButton>
      </p>
    </LinkPage>
  )
}

import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import { CopyLink } from '../../../shell/copy-link.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import styles from './gift-link.module.css'
import { giftsMessage, giftsRich } from './messages/messages.generated.ts'

type GiftLinkProps = {
  readonly gift: { readonly code: string; readonly recipient: string }
  readonly origin: string
  /** Further ways beside those of the link. */
  readonly children?: ReactNode
}

/** What the giver hands over: the link itself, to copy, and the certificate to print. */
export function GiftLink({ gift: { code, recipient }, origin, children }: GiftLinkProps) {
  return (
    <>
      <p className={styles.link}>
        <span className="quiet">{giftsMessage('giftLink.linkToHandOver')}</span>
        <a href={`/gift/${code}`}>{giftsMessage('giftLink.gift', { origin, code })}</a>
      </p>
      <p className="row-8">
        <CopyLink
          path={`/gift/${code}`}
          which={
            <span className="visually-hidden">
              {' '}
              {giftsMessage('giftLink.ofTheGiftFor', { recipient })}
            </span>
          }
        />
        <LinkButton href={`/gift/${code}/certificate.pdf`}>
          {giftsRich('giftLink.printTheCertificateFor', { hidden: hiddenWords, recipient })}
        </LinkButton>
        {children}
      </p>
    </>
  )
}

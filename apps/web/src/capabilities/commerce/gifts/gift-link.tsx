import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import { CopyLink } from '../../../shell/copy-link.tsx'
import styles from './gift-link.module.css'

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
        <span className="quiet">Link to hand over</span>
        <a href={`/gift/${code}`}>{`${origin}/gift/${code}`}</a>
      </p>
      <p className="row-8">
        <CopyLink
          path={`/gift/${code}`}
          which={<span className="visually-hidden"> of the gift for {recipient}</span>}
        />
        <LinkButton href={`/gift/${code}/certificate.pdf`}>
          Print<span className="visually-hidden"> the certificate for {recipient}</span>
        </LinkButton>
        {children}
      </p>
    </>
  )
}

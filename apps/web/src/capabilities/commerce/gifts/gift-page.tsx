import type { OpenedGift } from '@understory/contracts/commerce/gifts.ts'
import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { WidePicture } from '@understory/ui/pictures/wide-picture.tsx'
import { withNext } from '../../../http/next-path.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { CertificatePicture } from '../../proof/certificates/public.ts'
import { giftInWords } from './gift-words.ts'
import styles from './gifts.module.css'

type GiftPageProps = {
  readonly gift: OpenedGift
  readonly certificate: CertificateVerification | null
  readonly code: string
  readonly isSignedIn: boolean
  readonly refused: FormAnswer | null
}

/** A gift as it is opened: the picture of it, the words with it, and what to do with it. */
export function GiftPage({ gift, certificate, code, isSignedIn, refused }: GiftPageProps) {
  const { recipient, from, message } = gift
  return (
    <article>
      <WidePicture height="high">
        {certificate ? <CertificatePicture certificate={certificate} /> : null}
      </WidePicture>
      <div className={`page page-end ${styles.gift}`}>
        <div className="flow-16">
          {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
          <p className={styles.forWhom}>
            For {recipient}, from {from}
          </p>
          <h1>{giftInWords(gift)}</h1>
          {message ? (
            <blockquote className={styles.message}>
              {message.split('\n').map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
                <p key={index}>{line}</p>
              ))}
              <footer>{from}</footer>
            </blockquote>
          ) : null}
        </div>
        <div className="row-12">
          <LinkButton look="action" href={`/gift/${code}/certificate.pdf`}>
            Print the certificate
          </LinkButton>
          <LinkButton href={`/verify/${gift.certificateId}`}>See the proof</LinkButton>
        </div>
        <Redeem gift={gift} code={code} isSignedIn={isSignedIn} />
      </div>
    </article>
  )
}

function Redeem({ gift, code, isSignedIn }: Pick<GiftPageProps, 'gift' | 'code' | 'isSignedIn'>) {
  const next = `/gift/${code}`
  if (gift.isRedeemed) {
    return <p className="quiet">This gift is in someone’s account and counts there.</p>
  }
  return (
    <section className={`part ${styles.redeem}`} aria-labelledby="keep">
      <h2 id="keep">Keep it growing</h2>
      <p>
        Take it into an account of your own: it counts on your dashboard from then on, beside all
        you fund yourself. It costs nothing.
      </p>
      {isSignedIn ? (
        <form method="post">
          <Button type="submit">Take it into my account</Button>
        </form>
      ) : (
        <p className="row-links">
          <LinkButton href={withNext('/join', next)}>Join and take it</LinkButton>
          <LinkButton href={withNext('/login', next)}>Sign in and take it</LinkButton>
        </p>
      )}
    </section>
  )
}

type NoGiftProps = { readonly why: string; readonly isRefunded: boolean }

export function NoGift({ why, isRefunded }: NoGiftProps) {
  return (
    <div className="page page-end">
      <EmptyState
        level="h1"
        title={why}
        picture={spot('search')}
        action={<LinkButton href="/">Look around</LinkButton>}
      >
        {isRefunded ? null : 'Please ask the person who gave it to you for the link.'}
      </EmptyState>
    </div>
  )
}

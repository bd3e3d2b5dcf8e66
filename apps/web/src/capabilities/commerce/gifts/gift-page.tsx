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
import { giftsMessage } from './messages/messages.generated.ts'

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
          <p className={styles.forWhom}>{giftsMessage('gift.forFrom', { recipient, from })}</p>
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
            {giftsMessage('gift.printTheCertificate')}
          </LinkButton>
          <LinkButton href={`/verify/${gift.certificateId}`}>
            {giftsMessage('gift.seeTheProof')}
          </LinkButton>
        </div>
        <Redeem gift={gift} code={code} isSignedIn={isSignedIn} />
      </div>
    </article>
  )
}

function Redeem({ gift, code, isSignedIn }: Pick<GiftPageProps, 'gift' | 'code' | 'isSignedIn'>) {
  const next = `/gift/${code}`
  if (gift.isRedeemed) {
    return <p className="quiet">{giftsMessage('gift.giftSomeonesAccountCounts')}</p>
  }
  return (
    <section className={`part ${styles.redeem}`} aria-labelledby="keep">
      <h2 id="keep">{giftsMessage('gift.keepItGrowing')}</h2>
      <p>{giftsMessage('gift.takeIntoAccountOwn')}</p>
      {isSignedIn ? (
        <form method="post">
          <Button type="submit">{giftsMessage('gift.takeIntoMyAccount')}</Button>
        </form>
      ) : (
        <p className="row-links">
          <LinkButton href={withNext('/join', next)}>
            {giftsMessage('gift.joinAndTakeIt')}
          </LinkButton>
          <LinkButton href={withNext('/login', next)}>{giftsMessage('gift.signTake')}</LinkButton>
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
        action={<LinkButton href="/">{giftsMessage('gift.lookAround')}</LinkButton>}
      >
        {isRefunded ? null : giftsMessage('gift.pleaseAskPersonGave')}
      </EmptyState>
    </div>
  )
}

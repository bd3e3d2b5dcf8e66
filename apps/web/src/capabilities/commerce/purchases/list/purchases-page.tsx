import type { GrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import type {
  MonthOfPurchases,
  Purchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import type { CoveredYear } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Dialog } from '@understory/ui/messages/dialog.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { GrantedTable } from '../../granted-impact/public.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import { changeOf, type RefusedChange } from './purchase-change.ts'
import { PurchaseTable } from './purchase-table.tsx'
import { purchaseName } from './purchase-words.ts'
import styles from './purchases.module.css'
import { UpdateForm } from './update-form.tsx'

type PurchasesPageProps = {
  readonly purchases: readonly Purchase[]
  readonly months: readonly MonthOfPurchases[]
  /** What our team entered. */
  readonly granted: readonly GrantedImpact[]
  /** Years of the account's footprints. */
  readonly years: readonly CoveredYear[]
  readonly next: string | null
  readonly kind: 'personal' | 'business'
  readonly isFirstPage: boolean
  /** Others only look at them. */
  readonly mayChange: boolean
  /** The purchase whose change was just saved. */
  readonly saved: string | null
  /** What led here. */
  readonly done: PurchasesPageDone | null
  readonly refused: RefusedChange | { readonly purchaseId: null; readonly message: string } | null
}

export function PurchasesPage(props: PurchasesPageProps) {
  const { purchases, months, granted, next, kind, isFirstPage, mayChange } = props
  const isEmpty = purchases.length === 0 && isFirstPage
  return (
    <div className={`page page-end page-top-close flow-32`}>
      {isEmpty ? (
        <>
          <Outcome {...props} />
          <NoPurchases kind={kind} mayBuy={mayChange} />
        </>
      ) : (
        <>
          <header className="flow-12">
            <h1>{purchasesMessage('purchases.yourPurchases')}</h1>
            <p className="lead quiet">{purchasesMessage('purchases.eachCertificateAnyoneCheck')}</p>
          </header>
          <Outcome {...props} />
          <PurchaseTable purchases={purchases} months={months} mayChange={mayChange} />
          <Pages next={next} isFirstPage={isFirstPage} />
          {(mayChange ? purchases.filter(isChangeable) : []).map((purchase) => (
            <Dialog
              key={purchase.uuid}
              id={`change-${purchase.uuid}`}
              title={purchasesMessage('purchases.change', { purchaseName: purchaseName(purchase) })}
            >
              <UpdateForm
                id={purchase.uuid.slice(0, 8)}
                purchase={purchase}
                typed={changeOf(purchase)}
                years={props.years}
              />
            </Dialog>
          ))}
        </>
      )}
      {granted.length > 0 && isFirstPage ? (
        <section className="part" aria-labelledby="granted">
          <h2 id="granted">{purchasesMessage('purchases.offersFundedElsewhere')}</h2>
          <GrantedTable granted={granted} />
        </section>
      ) : null}
    </div>
  )
}

const purchasesPageDone = () =>
  ({
    'given-up': purchasesMessage('purchases.cancelledNothingTakenNothing'),
    'paid-before': purchasesMessage('purchases.paidAlreadyNothingCharged'),
  }) as const
export type PurchasesPageDone = keyof ReturnType<typeof purchasesPageDone>

/** Gifts and services have no certificate here, so there is nothing to change. */
const isChangeable = ({ status, certificateId }: Purchase) =>
  status === 'paid' && certificateId !== null

/** What became of the last change; a refused one stays open with what was typed. */
function Outcome({ purchases, years, saved, done, refused }: PurchasesPageProps) {
  if (refused?.purchaseId === null) return <Notice kind="error" title={refused.message} />
  if (refused) {
    const purchase = purchases.find(({ uuid }) => uuid === refused.purchaseId)
    return (
      <>
        <Notice kind="error" title={refused.message} />
        {purchase ? (
          <section className={styles.refused} aria-labelledby="refused">
            <h2 id="refused">
              {purchasesMessage('purchases.change', { purchaseName: purchaseName(purchase) })}
            </h2>
            <UpdateForm
              id="refused"
              purchase={purchase}
              typed={refused.typed}
              years={years}
              problems={refused.problems}
            />
          </section>
        ) : null}
      </>
    )
  }
  if (done) return <PageToast id="done" kind="success" body={purchasesPageDone()[done]} />
  const purchase = purchases.find(({ uuid }) => uuid === saved)
  if (!purchase) return null
  return (
    <Notice kind="success" title={purchasesMessage('purchases.saved')}>
      {purchasesMessage('purchases.certificateSaysNow', { purchaseName: purchaseName(purchase) })}{' '}
      {purchase.certificateId ? (
        <a href={`/my-impact/certificates/${purchase.certificateId}.pdf`}>
          {purchasesMessage('purchases.downloadItAgain')}
        </a>
      ) : null}
    </Notice>
  )
}

function Pages({ next, isFirstPage }: { next: string | null; isFirstPage: boolean }) {
  if (!next && isFirstPage) return null
  return (
    <nav className={styles.pages} aria-label={purchasesMessage('purchases.pagesOfPurchases')}>
      {isFirstPage ? null : (
        <LinkButton href="/my-impact/manage/instant">
          {purchasesMessage('purchases.newest')}
        </LinkButton>
      )}
      {next ? (
        <LinkButton href={`/my-impact/manage/instant?before=${encodeURIComponent(next)}`}>
          {purchasesMessage('purchases.older')}
        </LinkButton>
      ) : null}
    </nav>
  )
}

type NoPurchasesProps = { readonly kind: 'personal' | 'business'; readonly mayBuy: boolean }

function NoPurchases({ kind, mayBuy }: NoPurchasesProps) {
  return (
    <EmptyState
      title={purchasesMessage('purchases.noPurchasesYet')}
      level="h1"
      picture={spot('seed')}
      action={
        mayBuy ? (
          <LinkButton look="action" href={`/app/${kind}/instant/one-time/setup`}>
            {purchasesMessage('purchases.fundYourFirstTrees')}
          </LinkButton>
        ) : null
      }
    >
      {purchasesMessage('purchases.purchasesStandEachCertificate')}
    </EmptyState>
  )
}
